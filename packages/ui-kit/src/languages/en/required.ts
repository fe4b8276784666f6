/* oxlint-disable -- a script writes it, and its tests compare it with the texts */
// Made by `npx node scripts/languages/main.ts` from the JSON of this language, which is the place to change a text.

/** A field that must not stay empty. */
export const requiredMessages = {
  fieldRequired: 'Fill in this field.',
};
