/** The messages about favourites. */
export const favouritesMessages = {
  favourites: {
    add: (title: string) => `Add ${title} to favourites`,
    remove: (title: string) => `Remove ${title} from favourites`,
    added: (title: string) => `${title} is now a favourite.`,
    removed: (title: string) => `${title} is no longer a favourite.`,
  },
};
