import { expect, test } from 'vitest';
import { startMessages as arabic } from '../../languages/ar/start.ts';
import { startMessages as english } from '../../languages/en/start.ts';
import { maintenanceWindow } from './maintenanceWindow.ts';

const window = { from: '2026-03-07T21:30:00-06:00', until: '2026-03-08T06:00:00-05:00' };
/** With one kind of space, and without the marks of isolation. */
const plain = (text: string) => text.replaceAll('\u202F', ' ').replace(/[\u2068\u2069]/gu, '');

// The clocks of Chicago go forward that night.
test.each([
  ['en-US', ['America/Chicago'], 'From Saturday, Mar 7, 9:30 PM CST until Sunday, Mar 8, 6:00 AM CDT'],
  ['en-US', ['Asia/Kathmandu'], 'From Sunday, Mar 8, 9:15 AM GMT+5:45 until Sunday, Mar 8, 4:45 PM GMT+5:45'],
  [
    'en-US',
    ['UTC', 'America/Chicago'],
    'From Sunday, Mar 8, 3:30 AM UTC · Sat, 9:30 PM CST until Sunday, Mar 8, 11:00 AM UTC · 6:00 AM CDT',
  ],
  ['ar-AE', ['America/Chicago'], 'من السبت، 7 مارس، 9:30 م غرينتش-6 حتى الأحد، 8 مارس، 6:00 ص غرينتش-5'],
] as const)('is in the zones of the person and names them: %s, %s', (locale, timeZones, expected) => {
  const { maintenance } = (locale === 'ar-AE' ? arabic : english).errors;
  expect(plain(maintenanceWindow(window, maintenance, { locale, timeZones }))).toBe(expected);
});

test('without a window of the configuration it is that of the specification', () => {
  const text = maintenanceWindow(undefined, english.errors.maintenance, {
    locale: 'en-US',
    timeZones: ['America/Chicago'],
  });
  expect(plain(text)).toBe('From Friday, Oct 25, 5:00 PM CDT until Monday, Oct 28, 6:00 AM CDT');
});
