import type { ConfigurationProblem } from '../config/ConfigurationResult.ts';
import type { ExpectationMessages } from '../languages/en/expectations.ts';
import type { FatalPage } from './FatalPage.ts';

/** Writes each wrong key of a configuration and a sentence about it, for the page and for the terminal. */
export function configurationDetails(
  problems: readonly ConfigurationProblem[],
  { problem: messages, ...expectations }: ExpectationMessages,
): NonNullable<FatalPage['details']> {
  return problems.map(({ key, expected, isMissing, suggestion }) => {
    const name = key || messages.root;
    if (expected !== 'knownKey')
      return { name, text: (isMissing ? messages.missing : messages.wrong)(expectations[expected]) };
    return { name, text: suggestion === undefined ? messages.unknown : messages.unknownBut(suggestion) };
  });
}
