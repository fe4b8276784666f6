/** The texts about favourites. They load with the first control that needs them. */
export interface FavouriteMessages {
  readonly pin: (title: string) => string;
  readonly unpin: (title: string) => string;
  readonly pinned: (title: string) => string;
  readonly unpinned: (title: string) => string;
}

const english: FavouriteMessages = {
  pin: (title) => `Add ${title} to favourites`,
  unpin: (title) => `Remove ${title} from favourites`,
  pinned: (title) => `${title} is now a favourite.`,
  unpinned: (title) => `${title} is no longer a favourite.`,
};

/** Isolates a text of any direction, such as a name, from the Arabic around it. */
const isolated = (text: string) => `\u2068${text}\u2069`;

const arabic: FavouriteMessages = {
  pin: (title) => `إضافة ${isolated(title)} إلى المفضلة`,
  unpin: (title) => `إزالة ${isolated(title)} من المفضلة`,
  pinned: (title) => `أصبح ${isolated(title)} من المفضلة.`,
  unpinned: (title) => `لم يعد ${isolated(title)} من المفضلة.`,
};

/** The texts about favourites by language. */
export const favouriteMessages = { en: english, ar: arabic } as const;
