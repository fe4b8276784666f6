import { expectationMessages as english, type ExpectationMessages } from '../languages/en/expectations.ts';
import type { Language } from '../languages/languages.ts';

const everyLanguage = import.meta.glob<ExpectationMessages>('../languages/*/expectations.ts', {
  eager: true,
  import: 'expectationMessages',
});

/** What the value of a wrong key must be, in a language. Few visits need it, so it loads by itself. */
export const expectationsIn = (language: Language): ExpectationMessages =>
  everyLanguage[`../languages/${language}/expectations.ts`] ?? english;
