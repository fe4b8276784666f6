import type { Direction } from '@gantry/ui-kit';
import type { TimeZone } from '@gantry/ui-kit/time';
import { definitionOf, languageOf, sourceLanguage, type Language } from '../languages/index.ts';
import type { Preferences } from './preferences.ts';

/** The preferences after all defaults are resolved. */
export interface EffectivePreferences extends Omit<Preferences, 'profileLanguage'> {
  readonly language: Language;
  readonly direction: Direction;
}

/** The first of the browser's languages that the portal supports; English if it supports none. */
export const browserLanguage = (tags: readonly string[]): Language =>
  tags.map(languageOf).find((language) => language !== null) ?? sourceLanguage;

/**
 * Resolves the preferences. If they are not set, the theme follows the system, the language the profile and the direction the language
 * (design: theme, direction and language).
 *
 * @param profileLanguage null if no one is signed in or the profile has no language
 */
export function effectivePreferences(
  preferences: Preferences,
  profileLanguage: Language | null,
  browserLanguages: readonly string[],
): EffectivePreferences {
  const chosen = [preferences.language, profileLanguage, preferences.profileLanguage].filter((tag) => tag !== null);
  const language = browserLanguage([...chosen, ...browserLanguages]);
  return { ...preferences, language, direction: preferences.direction ?? definitionOf(language).direction };
}

/**
 * The zones of times: the person's, then those that may differ from it.
 *
 * @param programZone null if the configuration names none
 */
export function timeZonesFor(
  { timeZone }: Pick<Preferences, 'timeZone'>,
  programZone: TimeZone | null,
): readonly TimeZone[] {
  const chosen = timeZone === 'program' ? programZone : timeZone;
  return [...new Set([chosen, 'device', programZone].filter((zone) => zone !== null))];
}

/** The person's language in this browser. */
export const preferredLanguage = (preferences: Preferences, profileLanguage: Language | null): Language =>
  effectivePreferences(preferences, profileLanguage, navigator.languages).language;

/** The change of choosing a language. It also makes the direction follow the language again. */
export function languageChange(language: Language): Partial<Preferences> {
  return { language, direction: null };
}
