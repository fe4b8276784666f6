import { formatTime, type TimeLocale } from '@gantry/ui-kit/time';
import type { Configuration } from '../../config/configuration.ts';
import type { StartMessages } from '../../languages/en/start.ts';

/** The window of the specification, which the page shows if the configuration has none. */
const standing = { from: '2024-10-25T17:00:00-05:00', until: '2024-10-28T06:00:00-05:00' };

/** When the maintenance begins and ends, in the zone of the person, which is named. */
export function maintenanceWindow(
  { from, until }: NonNullable<Configuration['maintenance']> = standing,
  messages: StartMessages['errors']['maintenance'],
  language: TimeLocale,
): string {
  const textOf = (moment: string) => formatTime(Date.parse(moment), language, 'announced');
  return messages.window(textOf(from), textOf(until));
}
