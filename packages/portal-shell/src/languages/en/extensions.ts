/* oxlint-disable -- a script writes it, and its tests compare it with the texts */
// Made by `npx node scripts/languages/main.ts` from the JSON of this language, which is the place to change a text.

/** The messages around extensions. */
export const extensionsMessages = {
  /** The messages around extensions. */
  extensions: {
    loading: (name: string) => `Loading ${name}`,
    failed: (name: string) => `${name} could not be loaded.`,
  },
};
