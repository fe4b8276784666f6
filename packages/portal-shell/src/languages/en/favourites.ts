/** The messages about favourites. */
export const favouritesMessages = {
  favourites: {
    pin: (title: string) => `Add ${title} to favourites`,
    unpin: (title: string) => `Remove ${title} from favourites`,
    pinned: (title: string) => `${title} is now a favourite.`,
    unpinned: (title: string) => `${title} is no longer a favourite.`,
  },
};

export type FavouriteMessages = typeof favouritesMessages;
