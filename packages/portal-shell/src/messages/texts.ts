import { english as kitEnglish } from '@gantry/ui-kit/messages';
import { english, type ShellMessages } from './english.ts';
import type { Language, LanguageTexts } from './languages.ts';

const englishTexts: LanguageTexts = { locale: 'en-US', shell: english('en-US'), kit: kitEnglish() };

/** The texts of each language that has been loaded. English is loaded with the application. */
const loaded = new Map<Language, LanguageTexts>([['en', englishTexts]]);

const loaders: Readonly<Record<Exclude<Language, 'en'>, () => Promise<LanguageTexts>>> = {
  ar: async () => (await import('./arabic.ts')).arabicTexts,
};

/** Loads the texts of a language, unless they are there. */
export async function loadTexts(language: Language): Promise<void> {
  if (language !== 'en' && !hasTexts(language)) provideTexts(language, await loaders[language]());
}

export const hasTexts = (language: Language): boolean => loaded.has(language);

/** Provides texts that are loaded already. */
export function provideTexts(language: Language, texts: LanguageTexts): void {
  loaded.set(language, texts);
}

/** The texts in a language; in English until {@link loadTexts} has loaded them. */
export const textsIn = (language: Language): LanguageTexts => loaded.get(language) ?? englishTexts;

/** The shell's texts in a language; in English until {@link loadTexts} has loaded them. */
export const messagesFor = (language: Language): ShellMessages => textsIn(language).shell;
