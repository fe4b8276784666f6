import { afterEach, expect, test } from 'vitest';
import type { Configuration } from '../../config/configuration.ts';
import { messages } from '../../languages/ar/index.ts';
import { startMessages as english } from '../../languages/en/start.ts';
import { maintenanceWindow } from './maintenanceWindow.ts';

const { shell: arabic } = messages;

const { TZ: ownZone } = process.env;
afterEach(() => {
  if (ownZone === undefined) delete process.env['TZ'];
  else process.env['TZ'] = ownZone;
});

const window = { from: '2026-03-07T21:30:00-06:00', until: '2026-03-08T06:00:00-05:00' };
const textIn = (zone: string, locale: string, given: Configuration['maintenance']) => {
  process.env['TZ'] = zone;
  const { maintenance } = (locale === 'ar-AE' ? arabic : english).errors;
  // Engines differ in their spaces.
  return maintenanceWindow(given, maintenance, locale).map((line) => line.replaceAll('\u202F', ' '));
};

// The clocks of Chicago go forward that night.
test.each([
  ['en-US', 'America/Chicago', 'From Saturday, Mar 7, 9:30 PM CST until Sunday, Mar 8, 6:00 AM CDT'],
  ['en-US', 'Asia/Kathmandu', 'From Sunday, Mar 8, 9:15 AM GMT+5:45 until Sunday, Mar 8, 4:45 PM GMT+5:45'],
  ['ar-AE', 'America/Chicago', 'من السبت، 7 مارس، 9:30 م غرينتش-6 حتى الأحد، 8 مارس، 6:00 ص غرينتش-5'],
])('is in the zone of the device and names it: %s, %s', (locale, zone, expected) => {
  expect(textIn(zone, locale, window)).toEqual([expected]);
});

test('is in the zone that the configuration names, with the time of the device beside it', () => {
  const chicago = 'From Saturday, Mar 7, 9:30 PM CST until Sunday, Mar 8, 6:00 AM CDT';
  const given = { ...window, timeZone: 'America/Chicago' };
  expect(textIn('America/Chicago', 'en-US', given)).toEqual([chicago]);
  expect(textIn('Asia/Kathmandu', 'en-US', given)).toEqual([
    chicago,
    'By your clock from Sunday, Mar 8, 9:15 AM GMT+5:45 until Sunday, Mar 8, 4:45 PM GMT+5:45',
  ]);
});
