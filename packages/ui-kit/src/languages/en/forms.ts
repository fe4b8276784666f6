/* oxlint-disable -- a script writes it, and its tests compare it with the texts */
// Made by `npx node scripts/languages/main.ts` from the JSON of this language, which is the place to change a text.
import { formatsOf, type Formats } from '../formats.ts';

/** Returns the messages with the formats of a language. */
export const formMessagesIn = ({ plural }: Formats) => ({
  /** The title of the list of what is wrong, with the number of fields. */
  formInvalid: (count: number) => plural(count, { one: 'The form is not sent. Correct # field, then send it again.', other: 'The form is not sent. Correct # fields, then send it again.' }),
  /** The same if what is wrong belongs to no field. */
  formRefused: 'The form is not sent.',
});

/** What is wrong with a form. */
export const formMessages = /*#__PURE__*/ formMessagesIn(formatsOf('en'));
