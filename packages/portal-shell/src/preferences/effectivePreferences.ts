import type { Density, Direction, Theme } from '@gantry/ui-kit';
import type { Language } from '../messages/index.ts';
import type { Preferences } from './preferencesStore.ts';

/** What the preferences amount to for this person in this browser. */
export interface EffectivePreferences {
  readonly theme: Theme;
  readonly density: Density;
  readonly language: Language;
  readonly direction: Direction;
  /** The menu beside the page is a rail of icons. */
  readonly isMenuCollapsed: boolean;
}

const naturalDirections: Readonly<Record<Language, Direction>> = { en: 'ltr', ar: 'rtl' };

/** The first of the browser's languages that the portal speaks; English when it speaks none. */
export function browserLanguage(languages: readonly string[]): Language {
  const spoken = languages.map((tag) => tag.toLowerCase().split('-')[0]).find((code) => code === 'en' || code === 'ar');
  return spoken ?? 'en';
}

/**
 * Theme follows the system unless set, language the profile, direction the language (design: theme, direction and language).
 *
 * @param profileLanguage null when no one is signed in or the profile names none
 */
export function effectivePreferences(
  preferences: Preferences,
  profileLanguage: Language | null,
  browserLanguages: readonly string[],
): EffectivePreferences {
  const language =
    preferences.language ?? profileLanguage ?? preferences.profileLanguage ?? browserLanguage(browserLanguages);
  return {
    theme: preferences.theme,
    density: preferences.density,
    language,
    direction: preferences.direction ?? naturalDirections[language],
    isMenuCollapsed: preferences.isMenuCollapsed,
  };
}

/** What choosing a language changes: the direction follows it again. */
export function languageChange(language: Language): Partial<Preferences> {
  return { language, direction: null };
}
