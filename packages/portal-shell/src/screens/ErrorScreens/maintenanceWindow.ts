import type { Configuration } from '../../config/configuration.ts';
import type { StartMessages } from '../../languages/en/start.ts';

/** The window of the specification, which the page shows if the configuration has none. */
const standing = { from: '2024-10-25T17:00:00-05:00', until: '2024-10-28T06:00:00-05:00' };

/** When the maintenance begins and ends, by the clock of the device. Its readers may be anywhere, so the zone is named. */
export function maintenanceWindow(
  { from, until }: NonNullable<Configuration['maintenance']> = standing,
  messages: StartMessages['errors']['maintenance'],
  locale: string,
): string {
  const format = new Intl.DateTimeFormat(locale, {
    weekday: 'long',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  });
  const textOf = (moment: string) => format.format(Date.parse(moment));
  return messages.window(textOf(from), textOf(until));
}
