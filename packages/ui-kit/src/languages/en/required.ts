/* oxlint-disable */
// Made by `npx node scripts/languages/main.ts` from the JSON of this language, which is the place to change a text.

/** A field that must not stay empty. */
export const requiredMessages = {
  fieldRequired: 'Fill in this field.',
};
