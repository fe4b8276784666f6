import { createContext, use, type ReactNode } from 'react';
import type { ShellMessages } from './english.ts';
import type { Language } from './languages.ts';
import { messagesFor } from './texts.ts';

const MessagesContext = createContext<ShellMessages | null>(null);

/** Provides the shell's texts in one language to its children. */
export function ShellMessagesProvider({
  language,
  children,
}: {
  readonly language: Language;
  readonly children: ReactNode;
}) {
  const messages = messagesFor(language);
  return <MessagesContext value={messages}>{children}</MessagesContext>;
}

/** The shell's texts in the language of the nearest provider. */
export function useShellMessages(): ShellMessages {
  const messages = use(MessagesContext);
  if (!messages) throw new Error('A screen of the shell has no texts. Render it under ShellMessagesProvider.');
  return messages;
}
