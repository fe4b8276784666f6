import {
  CalendarDate,
  DateFormatter,
  getLocalTimeZone,
  parseDate,
  toCalendar,
  today,
  type Calendar,
} from '@internationalized/date';
import { plainDigits } from '../languages/digits.ts';
import { perKey } from '../languages/formats.ts';

/** The years, in the calendar of a field, that its limits leave. */
export interface Years {
  readonly first: number | undefined;
  readonly last: number | undefined;
}

export const yearNow = (calendar: Calendar): number => toCalendar(today(getLocalTimeZone()), calendar).year;

/** The year that a person means by two digits: of the last 80 years or the next 19, or where the limits leave one alone. */
export function fullYear(digits: number, now: number, { first = -Infinity, last = Infinity }: Years): number {
  // Some calendars count from an emperor, and some fields take the years of Rome.
  if (now < 1000 || (first > 0 && first < 100)) return digits;
  const latest = Math.min(now + 19, last);
  const found = latest - ((((latest - digits) % 100) + 100) % 100);
  return found < first && found + 100 <= last ? found + 100 : found;
}

export const wordOf = (text: string) => plainDigits(text).replaceAll('.', '').toLowerCase();

/** How dates are written in a language, which names its calendar. */
const formOf = perKey((locale) => {
  const utc = { timeZone: 'UTC' } as const;
  const parts = new DateFormatter(locale, { year: 'numeric', month: 'numeric', day: 'numeric', ...utc }).formatToParts(
    new Date(0),
  );
  const names = (days: number, options: Intl.DateTimeFormatOptions, type: string) =>
    (['long', 'short'] as const).flatMap((style) => {
      const format = new DateFormatter(locale, { ...options, [type]: style, ...utc });
      return Array.from({ length: days }, (_, day) => {
        const date = new Date(Date.UTC(2024, 0, day * (type === 'month' ? 28 : 1) + 1));
        const month = new DateFormatter(
          `${locale.split('-u-')[0] ?? locale}-u-nu-latn-ca-${format.resolvedOptions().calendar}`,
          { month: 'numeric', ...utc },
        );
        const name = format.formatToParts(date).find((part) => part.type === type)?.value ?? '';
        return [wordOf(name), Number.parseInt(plainDigits(month.format(date)), 10)] as const;
      });
    });
  return {
    order: parts.map(({ type }) => type).filter((type) => ['year', 'month', 'day'].includes(type)),
    separator: plainDigits(parts.find(({ type }, at) => at > 0 && type === 'literal')?.value ?? '').trim(),
    months: new Map(names(14, { day: 'numeric', year: 'numeric' }, 'month')),
    weekdays: new Set(names(7, {}, 'weekday').map(([name]) => name)),
  };
});

/**
 * Reads a date that is written as in ISO 8601, or as a person writes it in a language: in figures or with the name of its month. Null if it is none, or
 * one that could be two, such as 5.10.2024 where the month is written first and the marks are others.
 */
export function readDateText(text: string, locale: string, calendar: Calendar, years: Years): CalendarDate | null {
  const written = plainDigits(text).trim();
  if (/^\d{4}-\d\d-\d\d$/.test(written)) {
    try {
      return parseDate(written);
    } catch {
      return null;
    }
  }
  const { order, separator, months, weekdays } = formOf(locale);
  const words = (written.match(/[\p{L}\p{M}.]*\p{L}[\p{L}\p{M}.]*/gu) ?? [])
    .map(wordOf)
    .filter((word) => !weekdays.has(word) && !/^(?:st|nd|rd|th)$/.test(word));
  const numbers = written.match(/\d+/g) ?? [];
  const month = months.get(words[0] ?? '');
  if (words.length > 1 || (words.length === 1 && month === undefined) || /[^\p{L}\p{M}\d\s./,\u060C-]/u.test(written))
    return null;

  const make = (parts: readonly string[]): CalendarDate | null => {
    const at = (part: 'year' | 'month' | 'day') => parts[order.indexOf(part)] ?? '';
    const year = at('year').replace(/^0+(?=\d{4})/, '');
    if (year.length !== 2 && year.length !== 4) return null;
    const full = year.length === 4 ? Number(year) : fullYear(Number(year), yearNow(calendar), years);
    const date = new CalendarDate(calendar, full, Number(at('month')), Number(at('day')));
    return date.year === full && date.month === Number(at('month')) && date.day === Number(at('day')) ? date : null;
  };
  const arranged = (year = '', of = '', day = '') =>
    order.map((part) => (part === 'year' ? year : part === 'month' ? of : day));
  if (month !== undefined) {
    const [one = '', other = ''] = numbers;
    if (numbers.length !== 2) return null;
    return make(one.length > 2 ? arranged(one, String(month), other) : arranged(other, String(month), one));
  }
  if (numbers.length !== 3) return null;
  const [first = '', second, third] = numbers;
  if (first.length === 4) return make(arranged(first, second, third));
  const own = make(numbers);
  const mark = /\D+/.exec(written)?.[0].trim() ?? '';
  if (mark === separator || mark === '-' || mark === '') return own;
  const figure = (part: 'year' | 'month' | 'day') => numbers[order.indexOf(part)];
  const swapped = make(arranged(figure('year'), figure('day'), figure('month')));
  if (own && swapped && own.compare(swapped) !== 0) return null;
  return own ?? swapped;
}
