import { createContext, use } from 'react';
import type { ShellMessages } from './en/index.ts';
import { startMessages, type StartMessages } from './en/start.ts';
import { sourceLanguage, type Language } from './languages.ts';
import { centerMessagesIn, shellMessagesIn } from './loadedMessages.ts';

/** Provides the language of the shell's messages. */
export const ShellLanguage = createContext<Language>(sourceLanguage);

/** Returns the messages that the first screens use, in the language of the nearest provider. */
export function useShellMessages(): StartMessages;
/**
 * Returns one group of messages.
 * @param english the group in English. A part that loads later brings no other.
 */
export function useShellMessages<Name extends keyof ShellMessages>(
  english: Pick<ShellMessages, Name>,
): Pick<ShellMessages, Name>;
export function useShellMessages(english: object = startMessages): object {
  return shellMessagesIn(use(ShellLanguage)) ?? english;
}

/** Returns the messages of the notification center in the language of the nearest provider; undefined in English, which is in the center's code. */
export function useCenterMessages() {
  return centerMessagesIn(use(ShellLanguage));
}
