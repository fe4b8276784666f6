import { afterEach, describe, expect, it, vi } from 'vitest';
import { formatTime, namesOfZones, startOfDay, weekdayAt } from './index.ts';

afterEach(() => {
  vi.useRealTimers();
});

describe('the start of a day', () => {
  it.each([
    ['UTC', '2026-03-01T12:00:00Z', 0, '2026-03-01T00:00:00.000Z'],
    ['America/Chicago', '2026-03-01T03:00:00Z', 0, '2026-02-28T06:00:00.000Z'],
    // A zone of 45 minutes, one of 30, and the ends of the day line.
    ['Asia/Kathmandu', '2026-03-01T18:14:59Z', 0, '2026-02-28T18:15:00.000Z'],
    ['Asia/Kathmandu', '2026-03-01T18:15:00Z', 0, '2026-03-01T18:15:00.000Z'],
    ['Australia/Adelaide', '2026-06-01T00:00:00Z', 0, '2026-05-31T14:30:00.000Z'],
    ['Pacific/Kiritimati', '2026-03-01T09:59:59Z', 0, '2026-02-28T10:00:00.000Z'],
    ['Pacific/Pago_Pago', '2026-03-01T10:59:59Z', 0, '2026-02-28T11:00:00.000Z'],
    // Days of 23 and 25 hours.
    ['Europe/Berlin', '2026-03-29T12:00:00Z', 0, '2026-03-28T23:00:00.000Z'],
    ['Europe/Berlin', '2026-03-29T12:00:00Z', 1, '2026-03-29T22:00:00.000Z'],
    ['Europe/Berlin', '2026-10-25T12:00:00Z', 1, '2026-10-25T23:00:00.000Z'],
    ['America/Chicago', '2026-11-01T18:00:00Z', 0, '2026-11-01T05:00:00.000Z'],
    ['America/Chicago', '2026-11-02T18:00:00Z', -1, '2026-11-01T05:00:00.000Z'],
    // Clocks that change by half an hour.
    ['Australia/Lord_Howe', '2026-04-05T12:00:00Z', 0, '2026-04-04T13:00:00.000Z'],
    ['Australia/Lord_Howe', '2026-04-05T12:00:00Z', 1, '2026-04-05T13:30:00.000Z'],
    // Clocks that skip midnight, and clocks that show the hour before midnight twice.
    ['Africa/Cairo', '2026-04-24T12:00:00Z', 0, '2026-04-23T22:00:00.000Z'],
    ['Africa/Cairo', '2026-10-30T12:00:00Z', 0, '2026-10-29T22:00:00.000Z'],
    // Samoa had no 30 December 2011.
    ['Pacific/Apia', '2011-12-31T00:00:00Z', 0, '2011-12-30T10:00:00.000Z'],
  ])('%s, %s, %i days later: %s', (zone, time, days, expected) => {
    expect(new Date(startOfDay(Date.parse(time), zone, days)).toISOString()).toBe(expected);
  });

  it('is the same by the zone of the device and by its name', () => {
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
    for (let day = 0; day < 400; day += 1) {
      const time = Date.UTC(2026, 0, day, 13);
      expect(startOfDay(time, 'device')).toBe(startOfDay(time, timeZone));
    }
  });
});

describe('a time as text', () => {
  const time = Date.parse('2026-03-01T21:40:00Z');
  /** Without the marks of isolation, and with one kind of space. */
  const plain = (text: string) => text.replace(/[\u2068\u2069]/gu, '').replace(/\u202F/gu, ' ');

  it.each([
    ['full', ['UTC'], 'Sun, Mar 1, 2026, 9:40 PM'],
    ['full', ['UTC', 'Europe/London'], 'Sun, Mar 1, 2026, 9:40 PM'],
    ['full', ['America/Chicago', 'UTC'], 'Sun, Mar 1, 2026, 3:40 PM CST · 9:40 PM UTC'],
    ['time', ['America/Chicago', 'UTC', 'Europe/London'], '3:40 PM CST · 9:40 PM UTC'],
    ['time', ['America/Chicago', 'Asia/Kathmandu'], '3:40 PM CST · Mon, 3:25 AM GMT+5:45'],
    ['moment', ['UTC'], '9:40 PM'],
    ['moment', ['Asia/Kathmandu'], '3:25 AM'],
  ] as const)('%s in %s: %s', (style, timeZones, expected) => {
    vi.useFakeTimers({ now: time + 600_000 });
    expect(plain(formatTime(time, { locale: 'en-US', timeZones }, style))).toBe(expected);
  });

  it('runs in the direction of its language, wherever it is isolated', () => {
    vi.useFakeTimers({ now: time + 600_000 });
    const text = formatTime(time, { locale: 'ar-AE', timeZones: ['UTC', 'America/Chicago'] }, 'moment');
    // The first letter outside of isolated parts decides.
    const [first] = /\p{L}/u.exec(text.replace(/\u2068[^\u2069]*\u2069/gu, '')) ?? [];
    expect(first).toMatch(/\p{Script=Arabic}/u);
  });

  it('has the date if it is not of today in the zone', () => {
    vi.useFakeTimers({ now: Date.parse('2026-03-02T01:00:00Z') });
    const text = (zone: string) => plain(formatTime(time, { locale: 'en-US', timeZones: [zone] }, 'moment'));
    expect([text('UTC'), text('America/Chicago')]).toEqual(['Mar 1, 2026, 9:40 PM', '3:40 PM']);
  });
});

it('takes a zone that the browser does not know for that of the device, and says so once', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined);
  const [own] = namesOfZones([]);
  expect(namesOfZones(['Mars/Olympus', 'device', 'Asia/Kathmandu'])).toEqual([own, 'Asia/Kathmandu']);
  expect(startOfDay(0, 'Mars/Olympus')).toBe(startOfDay(0, 'device'));
  expect(warn).toHaveBeenCalledOnce();
  warn.mockRestore();
});

it('knows the day of the week in a zone', () => {
  const sunday = Date.parse('2026-03-01T21:40:00Z');
  expect(['UTC', 'Asia/Kathmandu'].map((zone) => weekdayAt(sunday, zone))).toEqual([0, 1]);
});
