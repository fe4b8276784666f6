import type { ConfigurationProblem } from '../config/ConfigurationResult.ts';
import type { EntryMessages } from './messages/english.ts';
import { expectations } from './messages/expectations.ts';

/** A wrong key and a sentence about it. */
export interface ConfigurationDetail {
  readonly name: string;
  readonly text: string;
}

/** Writes each wrong key of a configuration, for the page and for the terminal. */
export function configurationDetails(
  problems: readonly ConfigurationProblem[],
  { language, configuration: texts }: EntryMessages,
): readonly ConfigurationDetail[] {
  return problems.map(({ key, expected, isMissing, suggestion }) => {
    const name = key || texts.root;
    if (expected !== 'knownKey')
      return { name, text: (isMissing ? texts.missing : texts.wrong)(expectations[language][expected]) };
    return { name, text: suggestion === undefined ? texts.unknown : texts.unknownBut(suggestion) };
  });
}
