/* oxlint-disable -- a script writes it, and its tests compare it with the texts */
// Made by `npx node scripts/languages/main.ts` from the JSON of this language, which is the place to change a text.

/** What the page says where its scripts do not run. The page holds it in every language, and no script does. */
export const oldBrowserMessages = {
  title: 'This browser is too old for Gantry',
  /** @param browsers the names and first versions of the browsers @param date the month in which the last of these versions was released */
  text: (date: string, browsers: string) => `Update it, or open this address in one of these browsers, of ${date} or later: ${browsers}.`,
  noScript: 'Gantry needs JavaScript. Switch it on for this address, then reload the page.',
};

export type OldBrowserMessages = typeof oldBrowserMessages;
