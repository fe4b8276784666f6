import { perKey } from '../languages/formats.ts';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

/**
 * Each unit, its length (ms), and the age (ms) from which it is used. Twelve months of 30 days already count as a year.
 */
const units = [
  { unit: 'year', length: 365 * day, from: 360 * day },
  { unit: 'month', length: 30 * day, from: 30 * day },
  { unit: 'week', length: 7 * day, from: 7 * day },
  { unit: 'day', length: day, from: day },
  { unit: 'hour', length: hour, from: hour },
  { unit: 'minute', length: minute, from: minute },
] as const;

const relativeFormat = perKey((locale) => new Intl.RelativeTimeFormat(locale));
const nowFormat = perKey((locale) => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }));

/** Returns the unit for an age and the number of whole units; null for less than a minute. */
function inUnits(age: number) {
  const found = units.find(({ from }) => age >= from);
  return found ? { unit: found.unit, length: found.length, count: Math.max(1, Math.floor(age / found.length)) } : null;
}

/**
 * Formats a time relative to `now` (both in ms since 1970): "now", "5 minutes ago", "1 day ago", "in 2 hours". It
 * counts elapsed hours, not midnights.
 */
export function formatRelativeTime(time: number, now: number, locale: string): string {
  const passed = inUnits(Math.abs(now - time));
  if (!passed) return nowFormat(locale).format(0, 'second');
  return relativeFormat(locale).format(now >= time ? -passed.count : passed.count, passed.unit);
}

/** Returns the time (ms) until the text may change, at most one day. */
export function untilNextChange(time: number, now: number): number {
  const age = now - time;
  // Units longer than a day may also change at a whole day.
  const length = Math.min(inUnits(Math.abs(age))?.length ?? minute, day);
  // An age changes at the next whole unit. A time in the future changes just below the current one.
  return age >= 0 ? length - (age % length) : Math.min((-age % length) + 1, day);
}
