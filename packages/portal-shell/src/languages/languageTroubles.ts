import { createWritable } from '@gantry/base/observable';

/** What is wrong with the file of a language. Only the keys of messages are reported, none of its texts. */
export interface LanguageTrouble {
  readonly locale: string;
  readonly address: string;
  /** `unreachable`, `status 404`, `malformed`, or the messages that English stands in for, such as `2: portal-shell.home.greeting wrong, …`. */
  readonly trouble: string;
}

/** What is wrong with the files of languages that this tab asked for. They load before the tab is watched. */
export const languageTroubles = createWritable<readonly LanguageTrouble[]>([]);
