export type { ShellMessages } from './en/index.ts';
export type { StartMessages } from './en/start.ts';
export { definitionOf, languageOf, languageTags, sourceLanguage, type Language } from './languages.ts';
export { hasMessages, loadMessages, messagesFor, themeLanguageOf } from './loadedMessages.ts';
export { ShellLanguage, useCenterMessages, useShellMessages } from './shellLanguage.ts';
