import { messagesFrom as centerMessagesFrom } from '@gantry/notification-center/messages';
import {
  messagesFrom as kitMessagesFrom,
  readMessages,
  warnOfProblems,
  type MessageProblem,
} from '@gantry/ui-kit/messages';
import type { LanguageMessages, ShellMessages } from './en/index.ts';
import { languageTroubles } from './languageTroubles.ts';
import source from './en.json' with { type: 'json' };

/** The pages before the application are shown before the configuration names a language, and speak those of the product. */
const ofApplication = Object.fromEntries(
  Object.entries(source).filter(([name]) => !/^@?(?:entry|asking|expectations|oldBrowser)$/.test(name)),
);

/**
 * Reads the file of a language: an object with the messages of each package under its name. English stands in for what it lacks. The key of each
 * problem begins with the package.
 */
export function readAddedMessages(file: unknown, locale: string) {
  const problems: MessageProblem[] = [];
  const partOf = (name: string): unknown =>
    typeof file === 'object' && file !== null && Object.hasOwn(file, name)
      ? new Map(Object.entries(file)).get(name)
      : undefined;
  const reportOf = (name: string) => (found: readonly MessageProblem[]) => {
    problems.push(...found.map((problem) => ({ ...problem, key: [name, problem.key].filter(Boolean).join('.') })));
  };
  const kit = kitMessagesFrom(partOf('ui-kit'), locale, reportOf('ui-kit'));
  const center = centerMessagesFrom(partOf('notification-center'), locale, reportOf('notification-center'));
  const shell = readMessages(ofApplication, partOf('portal-shell'), locale);
  reportOf('portal-shell')(shell.problems);
  // The English file, whose types the compiler knows, decides the keys and parameters.
  const messages: LanguageMessages = { kit, center, shell: shell.messages as unknown as ShellMessages };
  return { messages, problems };
}

/** The keys that a trouble names. A file of another version may lack hundreds. */
const mostNamed = 5;

/** Fetches the file of a language that the installation adds. Says once, in the console and in {@link languageTroubles}, what is wrong with it. */
export async function addedMessages(address: string, locale: string): Promise<LanguageMessages> {
  const tell = (trouble: string) => languageTroubles.set([...languageTroubles.get(), { locale, address, trouble }]);
  let failure = 'unreachable';
  try {
    const answer = await fetch(address);
    failure = answer.ok ? 'malformed' : `status ${answer.status}`;
    if (!answer.ok) throw new Error(`The server answered ${answer.status} for ${address}.`);
    const { messages, problems } = readAddedMessages(await answer.json(), locale);
    warnOfProblems(problems, locale);
    const serious = problems.filter(({ kind }) => kind !== 'form');
    const named = serious.slice(0, mostNamed).map(({ key, kind }) => `${key} ${kind}`);
    if (serious.length > 0)
      tell(`${serious.length}: ${[...named, ...(serious.length > mostNamed ? ['…'] : [])].join(', ')}`);
    return messages;
  } catch (error) {
    tell(failure);
    throw error;
  }
}
