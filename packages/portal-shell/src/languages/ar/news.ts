import { isolated } from '@gantry/ui-kit/languages';
import type { NewsMessages } from '../en/news.ts';

export const newsMessages: NewsMessages = {
  news: { version: (version) => `الإصدار ${isolated(version)}` },
};
