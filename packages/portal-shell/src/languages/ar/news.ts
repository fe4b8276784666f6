import { isolated } from '@gantry/ui-kit/messages';
import type { NewsMessages } from '../en/news.ts';

export const newsMessages: NewsMessages = {
  news: { version: (version) => `الإصدار ${isolated(version)}` },
};
