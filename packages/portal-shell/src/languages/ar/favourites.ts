import { isolated } from '@gantry/ui-kit/languages';
import type { FavouriteMessages } from '../en/favourites.ts';

export const favouritesMessages: FavouriteMessages = {
  favourites: {
    pin: (title) => `إضافة ${isolated(title)} إلى المفضلة`,
    unpin: (title) => `إزالة ${isolated(title)} من المفضلة`,
    pinned: (title) => `أصبح ${isolated(title)} من المفضلة.`,
    unpinned: (title) => `لم يعد ${isolated(title)} من المفضلة.`,
  },
};
