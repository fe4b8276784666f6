import { namesOfZones } from '@gantry/ui-kit/time';
import type { Configuration } from '../../config/configuration.ts';
import type { StartMessages } from '../../languages/en/start.ts';

/**
 * When the maintenance begins and ends, a line each: by the clock of the zone that the configuration names, then by that of the device if it
 * differs. Its readers may be anywhere, so each zone is named. Without a window it is the one of the specification, in its words.
 */
export function maintenanceWindow(
  window: Configuration['maintenance'],
  messages: StartMessages['errors']['maintenance'],
  locale: string,
): readonly string[] {
  if (window === undefined) return [messages.standing];
  const { from, until, timeZone = 'device' } = window;
  const momentsIn = (zone: string) => {
    const format = new Intl.DateTimeFormat(locale, {
      weekday: 'long',
      month: 'short',
      day: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
      timeZone: namesOfZones([zone])[0],
      timeZoneName: 'short',
    });
    return [format.format(Date.parse(from)), format.format(Date.parse(until))] as const;
  };
  const given = messages.window(...momentsIn(timeZone));
  const own = momentsIn('device');
  return messages.window(...own) === given ? [given] : [given, messages.ownWindow(...own)];
}
