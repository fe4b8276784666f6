import type { LanguageMessages } from './en/index.ts';
import { languageOf } from './languages.ts';
import { provideMessages } from './loadedMessages.ts';

const folders = import.meta.glob<LanguageMessages>(['./*/index.ts', '!./en/index.ts'], {
  eager: true,
  import: 'messages',
});

/** Provides the messages of every language at once, for a story or a test that starts in one of them. */
export function provideEveryLanguage(): void {
  for (const [path, messages] of Object.entries(folders)) {
    const language = languageOf(path.split('/')[1] ?? '');
    if (language !== null) provideMessages(language, messages);
  }
}
