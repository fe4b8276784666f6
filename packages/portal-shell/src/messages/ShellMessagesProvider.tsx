import { createContext, use, useMemo, type ReactNode } from 'react';
import type { ShellMessages } from './english.ts';
import { messagesFor, type Language } from './messagesFor.ts';

const MessagesContext = createContext<ShellMessages | null>(null);

/** Provides the shell's texts in one language to its children. */
export function ShellMessagesProvider({
  language,
  children,
}: {
  readonly language: Language;
  readonly children: ReactNode;
}) {
  const messages = useMemo(() => messagesFor(language), [language]);
  return <MessagesContext value={messages}>{children}</MessagesContext>;
}

/** The shell's texts in the language of the nearest provider. */
export function useShellMessages(): ShellMessages {
  const messages = use(MessagesContext);
  if (!messages) throw new Error('A screen of the shell has no texts. Render it under ShellMessagesProvider.');
  return messages;
}
