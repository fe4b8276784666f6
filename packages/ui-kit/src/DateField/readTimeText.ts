import { Time } from '@internationalized/date';
import { plainDigits } from '../languages/digits.ts';
import { perKey } from '../languages/formats.ts';
import { wordOf } from './readDateText.ts';

const halvesOf = perKey((locale) => {
  const format = new Intl.DateTimeFormat(locale, { hour: 'numeric', hour12: true, timeZone: 'UTC' });
  const half = (hour: number) =>
    wordOf(format.formatToParts(Date.UTC(2024, 0, 1, hour)).find(({ type }) => type === 'dayPeriod')?.value ?? '');
  const { hour12 } = new Intl.DateTimeFormat(locale, { hour: 'numeric' }).resolvedOptions();
  return { am: ['am', half(9)], pm: ['pm', half(21)], is12Hour: hour12 === true };
});

/** Reads a time of day that is written as in ISO 8601 or as in a language. Null if it is none, or could be before and after noon. */
export function readTimeText(text: string, locale: string): Time | null {
  const { am, pm, is12Hour } = halvesOf(locale);
  const found = /^(\d{1,2})(?:[:.](\d\d))?(?:[:.](\d\d))?\s*([\p{L}.]*)$/u.exec(plainDigits(text).trim());
  if (!found) return null;
  const [, hours = '', minutes, seconds = '0', word = ''] = found;
  const half = wordOf(word);
  const isHalf = am.includes(half) || pm.includes(half);
  const isClear =
    isHalf || (minutes !== undefined && (!is12Hour || hours.length === 2) && half === '') || /^(?:uhr|h)$/.test(half);
  const [hour, minute, second] = [Number(hours), Number(minutes ?? 0), Number(seconds)];
  if (!isClear || minute > 59 || second > 59 || (isHalf ? hour < 1 || hour > 12 : hour > 23)) return null;
  return new Time(isHalf ? (hour % 12) + (pm.includes(half) ? 12 : 0) : hour, minute, second);
}
