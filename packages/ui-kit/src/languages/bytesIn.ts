import { lazy, perKey } from './formats.ts';
import { isolated } from './isolated.ts';

const megabyte = 1_000_000;
const kilobyte = 1000;

/** Returns what formats a number of bytes in kilobytes or megabytes, for a locale such as `ar-AE`. */
export const bytesIn: (locale: string) => (value: number) => string = /*#__PURE__*/ perKey((locale) => {
  const formatIn = (unit: string, maximumFractionDigits: number) =>
    lazy(() => {
      const format = new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits });
      // Urdu, Persian and Hebrew have Latin units. In a text from right to left such a unit would stand before its number.
      const isLatin = new Intl.Locale(locale).maximize().script === 'Latn';
      return (value: number) => (isLatin ? format.format(value) : isolated(format.format(value)));
    });
  const small = formatIn('kilobyte', 0);
  const large = formatIn('megabyte', 1);
  return (value) => (value < megabyte ? small()(value / kilobyte) : large()(value / megabyte));
});
