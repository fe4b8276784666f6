import { expect, test } from 'vitest';
import { readNumber } from './readNumber.ts';

const dollars = { style: 'currency', currency: 'USD' } as const;
const accounting = { ...dollars, currencySign: 'accounting' } as const;
const unit = (name: string) => ({ style: 'unit', unit: name, unitDisplay: 'long' }) as const;

// How numbers are read that have no unit stands in the table of typed inputs.
test.each([
  ['$1,280.40', 'en-US', dollars, '1280.4'],
  ['-$5', 'en-US', dollars, '-5'],
  ['1280,40', 'en-US', dollars, '1280.4'],
  ['5 €', 'en-US', dollars, null],
  ['($5.00)', 'en-US', accounting, '-5'],
  ['(5)', 'en-US', dollars, null],
  ['1.280,40 $', 'de-DE', dollars, '1280.4'],
  ['5 meters', 'en-US', unit('meter'), '5'],
  ['5 feet', 'en-US', unit('meter'), null],
  ['5m5', 'en-US', unit('meter'), null],
  ['١٬٢٨٠٫٤ متر', 'ar-EG', unit('meter'), '1280.4'],
  ['ساعتان', 'ar-EG', unit('hour'), '2'],
  ['21 %', 'en-US', { style: 'percent' }, '21'],
  ['٢١٪', 'ar-EG', { style: 'percent' }, '21'],
  ['1.280', 'fr-FR', {}, null],
  ['1\u202F280,5', 'fr-FR', {}, '1280.5'],
  ["1'280.5", 'de-CH', {}, '1280.5'],
  ['١,٢٨٠', 'ar-EG', {}, null],
] as const)('%s in %s with %j is %s', (text, locale, options, plain) => {
  expect(readNumber(text, locale, options)).toBe(plain);
});

test.each(['en-US', 'de-DE', 'fr-FR', 'de-CH', 'en-IN', 'ar-AE', 'ar-EG', 'ur-PK', 'ur-PK-u-nu-arabext'])(
  'in %s each number is read as it is written',
  (locale) => {
    for (const options of [{}, dollars, accounting, unit('meter'), unit('hour')])
      for (const number of [0, 1, -3, 2, 0.5, 12.25, 999, -1280.4, 12_345_678.25]) {
        const text = new Intl.NumberFormat(locale, options).format(number);
        expect(readNumber(text, locale, options), text).toBe(String(number));
      }
  },
);
