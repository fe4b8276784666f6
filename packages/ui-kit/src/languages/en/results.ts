/* oxlint-disable -- a script writes it, and its tests compare it with the texts */
// Made by `npx node scripts/languages/main.ts` from the JSON of this language, which is the place to change a text.
import { formatsOf, type Formats } from '../formats.ts';

/** Returns the messages with the formats of a language. */
export const resultMessagesIn = ({ plural }: Formats) => ({
  resultsCount: (count: number) => plural(count, { one: '# result', other: '# results' }),
});

/** The number of results. */
export const resultMessages = /*#__PURE__*/ resultMessagesIn(formatsOf('en'));

/** The empty states of tables. */
export const tableMessages = {
  noRows: 'Nothing to show.',
  noMatchingRows: 'No row matches the filter.',
};
