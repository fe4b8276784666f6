import { firstDayOfWeek } from './dateGroups.ts';

/** The names of the times, as in the texts. */
export type SnoozeTime = 'inAnHour' | 'tomorrow' | 'nextWeek';

const morningHour = 9;

/** When an item can come back: in an hour, or at nine in the morning of tomorrow or of the first day of next week, in the viewer's zone. */
export function snoozeTimes(now: number, locale: string): readonly (readonly [SnoozeTime, Date])[] {
  const today = new Date(now);
  const morningAfter = (days: number) =>
    new Date(today.getFullYear(), today.getMonth(), today.getDate() + days, morningHour);
  const daysToNextWeek = 7 - ((today.getDay() - firstDayOfWeek(locale) + 7) % 7);
  return [
    ['inAnHour', new Date(now + 3_600_000)],
    ['tomorrow', morningAfter(1)],
    ['nextWeek', morningAfter(daysToNextWeek)],
  ];
}
