import type { LanguageMessages, ShellMessages } from './en/index.ts';
import { startMessages, type StartMessages } from './en/start.ts';
import { localeIn } from './formatsIn.ts';
import { definitionOf, sourceLanguage, type Language } from './languages.ts';

const loaders = import.meta.glob<LanguageMessages>(['./*/index.ts', '!./en/index.ts'], { import: 'messages' });

const loaded = new Map<Language, LanguageMessages>();

/** True if a language can be shown at once. */
export const hasMessages = (language: Language): boolean => language === sourceLanguage || loaded.has(language);

/** Loads the messages of a language, unless they are there. */
export async function loadMessages(language: Language): Promise<void> {
  if (hasMessages(language)) return;
  const { messages } = definitionOf(language);
  const load = loaders[`./${language}/index.ts`];
  if (load !== undefined) provideMessages(language, await load());
  else if (messages === undefined) throw new Error(`There are no messages in "${language}".`);
  else
    provideMessages(language, await (await import('./addedMessages.ts')).addedMessages(messages, localeIn(language)));
}

/** Provides messages that are loaded already. */
export function provideMessages(language: Language, messages: LanguageMessages): void {
  loaded.set(language, messages);
}

/** All messages of the shell in a language; undefined in English, which is in the code, and until {@link loadMessages} has loaded them. */
export const shellMessagesIn = (language: Language): ShellMessages | undefined => loaded.get(language)?.shell;

/** The messages of the notification center; undefined in English, which is in the center's code. */
export const centerMessagesIn = (language: Language): LanguageMessages['center'] | undefined =>
  loaded.get(language)?.center;

/** The messages of the first screens, outside of components; in English until {@link loadMessages} has loaded the others. */
export function messagesFor(language: Language): StartMessages;
/**
 * One group of messages.
 * @param english the group in English
 */
export function messagesFor<Name extends keyof ShellMessages>(
  language: Language,
  english: Pick<ShellMessages, Name>,
): Pick<ShellMessages, Name>;
export function messagesFor(language: Language, english: object = startMessages): object {
  return shellMessagesIn(language) ?? english;
}

/** Language and messages of the kit; those of English until {@link loadMessages} has loaded them. */
export function themeLanguageOf(language: Language) {
  const messages = loaded.get(language);
  return messages === undefined
    ? { locale: localeIn(sourceLanguage) as `en-${string}` } // The regions of English.
    : { locale: localeIn(language), messages: messages.kit };
}
