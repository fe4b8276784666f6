import { isolated } from '@gantry/ui-kit/languages';
import type { ShellMessages } from '../en/index.ts';

export const newsMessages: Pick<ShellMessages, 'news'> = {
  news: { version: (version) => `الإصدار ${isolated(version)}` },
};
