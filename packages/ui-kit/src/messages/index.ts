import source from '../languages/en.json' with { type: 'json' };
import type { KitMessages } from '../languages/index.ts';
import { readMessages, type MessageProblem, type ReadMessages } from './readMessages.ts';

export { readMessages, type MessageFile, type MessageProblem, type ReadMessages } from './readMessages.ts';

/** Says once, in the console, which texts of a file are in English and why. */
export function warnOfProblems(problems: readonly MessageProblem[], locale: string): void {
  const serious = problems.filter(({ kind }) => kind !== 'form');
  if (serious.length === 0) return;
  const told = serious.map(({ key, kind, detail }) => `${key}: ${kind}${detail && `, ${detail}`}`);
  console.warn(`Some messages in "${locale}" are missing or wrong, so their texts are in English:\n${told.join('\n')}`);
}

/**
 * Returns all messages of the kit from a JSON of the form of `@gantry/ui-kit/languages/en.json`, for a language that the kit does not have.
 * Keep the object: each call reads the file again.
 *
 * @param json the parsed file; English stands in for what it lacks
 * @param locale decides plural forms and how numbers are written
 * @param report receives what is wrong with the file; the console does by default
 */
export function messagesFrom(
  json: unknown,
  locale: string,
  report: (problems: readonly MessageProblem[], locale: string) => void = warnOfProblems,
): KitMessages {
  const { messages, problems } = readMessages(source, json, locale);
  report(problems, locale);
  const groups = Object.values(messages) as readonly ReadMessages[]; // The kit has no text outside of its groups.
  // The English file, whose types the compiler knows, decides the keys and parameters.
  return Object.assign({}, ...groups) as KitMessages;
}
