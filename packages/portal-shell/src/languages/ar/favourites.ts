import { isolated } from '@gantry/ui-kit/languages';
import type { ShellMessages } from '../en/index.ts';

export const favouritesMessages: Pick<ShellMessages, 'favourites'> = {
  favourites: {
    add: (title) => `إضافة ${isolated(title)} إلى المفضلة`,
    remove: (title) => `إزالة ${isolated(title)} من المفضلة`,
    added: (title) => `أصبح ${isolated(title)} من المفضلة.`,
    removed: (title) => `لم يعد ${isolated(title)} من المفضلة.`,
  },
};
