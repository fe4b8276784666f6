import { arabicTexts } from './arabic.ts';
import { provideTexts } from './texts.ts';

/** Provides the texts of every language at once, for a story or a test that starts in one of them. */
export const provideEveryLanguage = (): void => provideTexts('ar', arabicTexts);
