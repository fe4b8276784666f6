import { formatsOf } from '@gantry/ui-kit/languages';
import { definitionOf, type Language } from './languages.ts';

/** The locale of a language: as the browser asks for it with a region, such as `en-GB`, or else as the list has it. */
export const localeIn = (language: Language): string =>
  navigator.languages.find((tag) => tag.startsWith(`${language}-`)) ?? definitionOf(language).locale;

/** The number and plural formats of a language. */
export const formatsIn = (language: Language): ReturnType<typeof formatsOf> => formatsOf(localeIn(language));
