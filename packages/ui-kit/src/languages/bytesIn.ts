import { lazy, perLocale } from './formats.ts';

const megabyte = 1_000_000;
const kilobyte = 1000;

/** Returns what formats a number of bytes in kilobytes or megabytes, for a locale such as `ar-AE`. */
export const bytesIn: (locale: string) => (value: number) => string = /*#__PURE__*/ perLocale((locale) => {
  const formatIn = (unit: string, maximumFractionDigits: number) =>
    lazy(() => new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits }));
  const small = formatIn('kilobyte', 0);
  const large = formatIn('megabyte', 1);
  return (value) => (value < megabyte ? small().format(value / kilobyte) : large().format(value / megabyte));
});
