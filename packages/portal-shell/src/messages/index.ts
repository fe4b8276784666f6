export type { ShellMessages } from './english.ts';
export { languageNames } from './languages.ts';
export type { Language } from './languages.ts';
export { ShellMessagesProvider, useShellMessages } from './ShellMessagesProvider.tsx';
export { hasTexts, loadTexts, messagesFor, textsIn } from './texts.ts';
