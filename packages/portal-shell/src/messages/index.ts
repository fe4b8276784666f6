export type { ShellMessages } from './english.ts';
export { languageNames, languageTags, messagesFor } from './messagesFor.ts';
export type { Language } from './messagesFor.ts';
export { ShellMessagesProvider, useShellMessages } from './ShellMessagesProvider.tsx';
