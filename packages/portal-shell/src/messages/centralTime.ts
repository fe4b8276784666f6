/** The parts of a moment in Central Time, the zone of the people who maintain the platform. Minutes are null on the hour. */
export interface CentralTime {
  readonly weekday: string;
  readonly day: string;
  readonly month: string;
  readonly hour: string;
  readonly minutes: string | null;
  /** AM or PM in the locale's language. */
  readonly dayPeriod: string;
}

/** Converts a moment to Central Time. */
export function centralTime(date: Date, locale: string): CentralTime {
  const format = new Intl.DateTimeFormat(locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
    hour12: true,
    timeZone: 'America/Chicago',
  });
  const parts = new Map(format.formatToParts(date).map(({ type, value }) => [type, value]));
  const part = (type: Intl.DateTimeFormatPartTypes): string => parts.get(type) ?? '';
  const isOnTheHour = date.getUTCMinutes() === 0;
  return {
    weekday: part('weekday'),
    day: part('day'),
    month: part('month'),
    hour: part('hour'),
    minutes: isOnTheHour ? null : part('minute'),
    dayPeriod: part('dayPeriod'),
  };
}
