import { createCalendar, GregorianCalendar } from '@internationalized/date';
import { expect, test } from 'vitest';
import { fullYear, readDateText } from './readDateText.ts';

const open = { first: undefined, last: undefined };

test.each([
  [26, 2026, open, 2026],
  [45, 2026, open, 2045],
  [46, 2026, open, 1946],
  [0, 2026, open, 2000],
  // A date of birth, and the end of a contract.
  [30, 2026, { first: undefined, last: 2026 }, 1930],
  [46, 2026, { first: 2020, last: undefined }, 2046],
  [26, 2026, { first: 1, last: undefined }, 26],
  [46, 1448, open, 1446],
  [8, 8, open, 8],
])('%i in the year %i is %j: %i', (digits, now, years, year) => {
  expect(fullYear(digits, now, years)).toBe(year);
});

test.each(['en-US', 'en-GB', 'de-DE', 'ar-AE', 'ar-EG', 'ur-PK', 'fr-FR', 'sv-SE'])(
  'in %s a date is read as it is written',
  (locale) => {
    const date = Date.UTC(2024, 9, 25);
    for (const options of [
      { year: 'numeric', month: 'numeric', day: 'numeric' },
      { dateStyle: 'medium' },
      { dateStyle: 'long' },
      { dateStyle: 'full' },
    ] as const) {
      const text = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(date);
      expect(String(readDateText(text, locale, new GregorianCalendar(), open)), text).toBe('2024-10-25');
    }
  },
);

test('dates of another calendar are read in it', () => {
  const read = readDateText('22/4/1446', 'ar-SA-u-ca-islamic-umalqura', createCalendar('islamic-umalqura'), open);
  expect(read?.toDate('UTC').toISOString()).toBe('2024-10-25T00:00:00.000Z');
});
