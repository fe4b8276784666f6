import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dateGroupNames, groupByDate, groupStarts, type DateGroup } from './dateGroups.ts';

const labels: Readonly<Record<DateGroup, string>> = {
  today: 'Today',
  yesterday: 'Yesterday',
  thisWeek: 'This week',
  older: 'Older',
};

/** The group of one time. */
function groupOf(time: string, now: string, locale: string, zone: string): string | undefined {
  return groupByDate(groupStarts(Date.parse(now), locale, zone), labels)(['a'], () => Date.parse(time))[0]?.label;
}

describe('the group of a time, by a zone and the locale', () => {
  // 6 November 2024 is a Wednesday.
  it.each([
    ['UTC', 'en-GB', '2024-11-06T12:00:00Z', '2024-11-06T00:00:00Z', 'Today'],
    ['UTC', 'en-GB', '2024-11-06T12:00:00Z', '2024-11-05T23:59:59Z', 'Yesterday'],
    ['UTC', 'en-GB', '2024-11-06T12:00:00Z', '2024-11-04T00:00:00Z', 'This week'],
    ['UTC', 'en-GB', '2024-11-06T12:00:00Z', '2024-11-03T23:59:59Z', 'Older'],
    ['UTC', 'en-US', '2024-11-06T12:00:00Z', '2024-11-03T00:00:00Z', 'This week'],
    ['UTC', 'ar-EG', '2024-11-06T12:00:00Z', '2024-11-02T00:00:00Z', 'This week'],
    ['UTC', 'en-GB', '2024-11-04T12:00:00Z', '2024-11-03T12:00:00Z', 'Yesterday'],
    ['UTC', 'en-GB', '2024-11-04T12:00:00Z', '2024-11-02T12:00:00Z', 'Older'],
    // The server's clock may be ahead.
    ['UTC', 'en-GB', '2024-11-06T12:00:00Z', '2024-11-07T00:00:00Z', 'Today'],
    ['Asia/Dubai', 'en-GB', '2024-11-06T12:00:00Z', '2024-11-05T20:00:00Z', 'Today'],
    ['America/Los_Angeles', 'en-GB', '2024-11-06T12:00:00Z', '2024-11-06T07:59:00Z', 'Yesterday'],
    // It is already Thursday there, which ends no week.
    ['Asia/Kathmandu', 'en-GB', '2024-11-06T18:15:00Z', '2024-11-06T18:14:59Z', 'Yesterday'],
    ['Asia/Kathmandu', 'en-US', '2024-11-09T18:15:00Z', '2024-11-08T18:14:59Z', 'Older'],
    // The clocks of Berlin went back on 27 October, so that Sunday had 25 hours.
    ['Europe/Berlin', 'de-DE', '2024-10-28T10:00:00Z', '2024-10-26T22:00:00Z', 'Yesterday'],
    ['Europe/Berlin', 'de-DE', '2024-10-28T10:00:00Z', '2024-10-26T21:59:00Z', 'Older'],
  ])('%s, %s, at %s: %s is %s', (zone, locale, now, time, expected) => {
    expect(groupOf(time, now, locale, zone)).toBe(expected);
  });
});

describe('the groups of a list', () => {
  const starts = { today: 300, yesterday: 200, thisWeek: 100 };
  const group = groupByDate(starts, labels);

  it.each([
    ['no rows', [], []],
    ['no known time', [null, null], []],
    ['an empty group is left out', [350, 150], ['Today at 0', 'This week at 1']],
    ['rows without a time are last', [350, null], ['Today at 0', 'Older at 1']],
    ['all four', [350, 320, 250, 150, 50, 40], ['Today at 0', 'Yesterday at 2', 'This week at 3', 'Older at 4']],
  ] as const)('%s', (_, times, expected) => {
    const groups = group(times.map(String), (id) => (id === 'null' ? null : Number(id)));
    expect(groups.map(({ index, label }) => `${label} at ${index}`)).toEqual(expected);
  });

  it('begins each group at the first row that belongs to it', () => {
    const nameOf = (time: number) =>
      labels[dateGroupNames.find((name) => name === 'older' || time >= starts[name]) ?? 'older'];
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 400 }), { minLength: 1 }), (times) => {
        const sorted = times.toSorted((one, other) => other - one);
        const ids = sorted.map((_, index) => String(index));
        const expected = sorted.flatMap((time, index) =>
          index === 0 || nameOf(sorted[index - 1] ?? 0) !== nameOf(time) ? [{ index, label: nameOf(time) }] : [],
        );
        expect(group(ids, (id) => sorted[Number(id)] ?? null)).toEqual(expected);
      }),
    );
  });
});
