import type { Configuration } from '../../config/configuration.ts';
import type { StartMessages } from '../../languages/en/start.ts';

/** The parts of a moment in Central Time, the zone of the people who maintain the platform. */
function centralTime(date: Date, locale: string) {
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
    time: isOnTheHour ? part('hour') : `${part('hour')}:${part('minute')}`,
    dayPeriod: part('dayPeriod'),
  };
}

/** When the maintenance begins and ends; the default text if the configuration does not say. */
export function maintenanceWindow(
  window: Configuration['maintenance'],
  messages: StartMessages['errors']['maintenance'],
  locale: string,
): string {
  if (window === undefined) return messages.defaultWindow;
  const momentOf = (date: string) => messages.moment(centralTime(new Date(date), locale));
  return messages.window(momentOf(window.from), momentOf(window.until));
}
