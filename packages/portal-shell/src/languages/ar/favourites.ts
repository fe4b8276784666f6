import { isolated } from '@gantry/ui-kit/languages';
import type { FavouriteMessages } from '../en/favourites.ts';

export const favouritesMessages: FavouriteMessages = {
  favourites: {
    add: (title) => `إضافة ${isolated(title)} إلى المفضلة`,
    remove: (title) => `إزالة ${isolated(title)} من المفضلة`,
    added: (title) => `أصبح ${isolated(title)} من المفضلة.`,
    removed: (title) => `لم يعد ${isolated(title)} من المفضلة.`,
  },
};
