/* oxlint-disable -- a script writes it, and its tests compare it with the texts */
// Made by `npx node scripts/languages/main.ts` from the JSON of this language, which is the place to change a text.

/** The messages of what is new. */
export const newsMessages = {
  /** The messages of what is new. */
  news: {
    version: (version: string) => `Version ${version}`,
  },
};
