/* oxlint-disable -- a script writes it, and its tests compare it with the texts */
// Made by `npx node scripts/languages/main.ts` from the JSON of this language, which is the place to change a text.

/** The messages about favourites. */
export const favouritesMessages = {
  /** The messages about favourites. */
  favourites: {
    add: (title: string) => `Add ${title} to favourites`,
    remove: (title: string) => `Remove ${title} from favourites`,
    added: (title: string) => `${title} is now a favourite.`,
    removed: (title: string) => `${title} is no longer a favourite.`,
  },
};
