import { describe, expect, test } from 'vitest';
import { countedTypes, isOn, isQuiet, type ChannelChoices, type NotificationChannel } from './channels.ts';

describe('a channel', () => {
  test.each<[choices: ChannelChoices, channel: NotificationChannel, program: string | null, isOn: boolean]>([
    [{}, 'badge', null, true],
    [{}, 'toast', 'NWX', true],
    [{}, 'push', 'NWX', true],
    [{}, 'sound', 'NWX', false],
    [{ 'sound/export': true }, 'sound', 'NWX', true],
    [{ 'toast/export': false }, 'toast', 'NWX', false],
    [{ 'toast/todo': false }, 'toast', 'NWX', true],
    [{ 'toast/export': false, 'toast/export/NWX': true }, 'toast', 'NWX', true],
    [{ 'toast/export': false, 'toast/export/NWX': true }, 'toast', 'TBC', false],
    [{ 'toast/export/NWX': false }, 'toast', null, true],
    [{ 'toast/export/a/b': false }, 'toast', 'a/b', false],
  ])('by %j, %s of an export in %s is on: %s', (choices, channel, program, expected) =>
    expect(isOn(choices, channel, 'export', program)).toBe(expected),
  );
});

test.each<[choices: ChannelChoices, counted: ReturnType<typeof countedTypes>]>([
  [{}, undefined],
  [{ 'toast/export': false, 'badge/todo': true }, undefined],
  [
    { 'badge/export': false, 'badge/export/NWX': true, 'sound/todo': true },
    { export: false, 'export/NWX': true },
  ],
])('of %j the service is told %j', (choices, counted) => expect(countedTypes(choices)).toEqual(counted));

describe('quiet hours', () => {
  const night = { from: '22:00', until: '06:30', timeZone: 'America/Chicago' };
  test.each([
    ['2026-07-01T02:59:00Z', false],
    ['2026-07-01T03:00:00Z', true],
    ['2026-07-01T11:29:59Z', true],
    ['2026-07-01T11:30:00Z', false],
    // In winter the clocks of Chicago are an hour later against UTC.
    ['2026-12-01T03:30:00Z', false],
    ['2026-12-01T04:00:00Z', true],
    // The night in which the clocks go back: 01:30 is there twice.
    ['2026-11-01T06:30:00Z', true],
    ['2026-11-01T07:30:00Z', true],
    ['2026-11-01T12:30:00Z', false],
  ])('over midnight in Chicago, at %s: %s', (time, expected) =>
    expect(isQuiet(night, Date.parse(time))).toBe(expected),
  );

  test.each([
    ['12:00', '13:00', '2026-07-01T06:29:00Z', true],
    ['12:00', '13:00', '2026-07-01T07:15:00Z', false],
    ['12:00', '12:00', '2026-07-01T20:00:00Z', true],
  ])('from %s until %s in Kathmandu, at %s: %s', (from, until, time, expected) =>
    expect(isQuiet({ from, until, timeZone: 'Asia/Kathmandu' }, Date.parse(time))).toBe(expected),
  );

  test('that are none are never', () => expect(isQuiet(null, 0)).toBe(false));
});
