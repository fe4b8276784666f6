import type { ConfigurationProblem } from '../config/ConfigurationResult.ts';
import type { ExpectationMessages } from '../languages/en/expectations.ts';

/** A wrong key and a sentence about it. */
export interface ConfigurationDetail {
  readonly name: string;
  readonly text: string;
}

/** Writes each wrong key of a configuration, for the page and for the terminal. */
export function configurationDetails(
  problems: readonly ConfigurationProblem[],
  { problem: messages, ...expectations }: ExpectationMessages,
): readonly ConfigurationDetail[] {
  return problems.map(({ key, expected, isMissing, suggestion }) => {
    const name = key || messages.root;
    if (expected !== 'knownKey')
      return { name, text: (isMissing ? messages.missing : messages.wrong)(expectations[expected]) };
    return { name, text: suggestion === undefined ? messages.unknown : messages.unknownBut(suggestion) };
  });
}
