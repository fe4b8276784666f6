import { readMessages, warnOfProblems, type MessageProblem } from '@gantry/ui-kit/messages';
import source from '../languages/en.json' with { type: 'json' };
import type { NotificationMessages } from '../languages/index.ts';

/**
 * Returns all messages of the center from a JSON of the form of `@gantry/notification-center/languages/en.json`, for a language that the
 * center does not have. Keep the object: each call reads the file again.
 *
 * @param json the parsed file; English stands in for what it lacks
 * @param locale decides plural forms and how numbers are written
 * @param report receives what is wrong with the file; the console does by default
 */
export function messagesFrom(
  json: unknown,
  locale: string,
  report: (problems: readonly MessageProblem[], locale: string) => void = warnOfProblems,
): NotificationMessages {
  const { messages, problems } = readMessages(source, json, locale);
  report(problems, locale);
  // The English file, whose types the compiler knows, decides the keys and parameters.
  return messages as unknown as NotificationMessages;
}
