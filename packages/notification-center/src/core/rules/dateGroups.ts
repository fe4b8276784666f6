import { startOfDay, weekdayAt, type TimeZone } from '@gantry/ui-kit/time';
import { endOfRun } from '../utilities/endOfRun.ts';

/** A group of rows that follow each other. */
export interface RowGroup {
  /** The index of its first row. */
  readonly index: number;
  readonly label: string;
}

/** Cuts the rows of a list into groups. `timeOf` is the time by which the list orders a row; null if nothing is known of it. */
export type GroupRows = (ids: readonly string[], timeOf: (id: string) => number | null) => readonly RowGroup[];

/** The date groups of a list, newest first. */
export const dateGroupNames = ['today', 'yesterday', 'thisWeek', 'older'] as const;

/** One date group. */
export type DateGroup = (typeof dateGroupNames)[number];

/** The moments at which a group begins, in milliseconds since 1970. Older begins at no moment. */
export type GroupStarts = Readonly<Record<Exclude<DateGroup, 'older'>, number>>;

/** The starts of the groups on the day of `now` in a zone. A week begins on the day on which it does in the region of the locale. */
export function groupStarts(now: number, locale: string, zone: TimeZone): GroupStarts {
  const midnight = (daysAgo: number) => startOfDay(now, zone, -daysAgo);
  const daysSinceWeekBegan = (weekdayAt(now, zone) - firstDayOfWeek(locale) + 7) % 7;
  return { today: midnight(0), yesterday: midnight(1), thisWeek: midnight(daysSinceWeekBegan) };
}

/** The day on which a week begins. Sunday is 0, as in `Date`. Monday if the browser knows no weeks. */
function firstDayOfWeek(locale: string): number {
  const region: Intl.Locale & { readonly getWeekInfo?: () => { readonly firstDay: number } } = new Intl.Locale(locale);
  return (region.getWeekInfo?.().firstDay ?? 1) % 7;
}

/** Cuts lists into the groups that begin at `starts`, each under its label. A list whose times are all unknown has no groups. */
export function groupByDate(starts: GroupStarts, labels: Readonly<Record<DateGroup, string>>): GroupRows {
  return (ids, timeOf) => {
    const timeAt = (index: number) => timeOf(ids[index] ?? '') ?? Number.NEGATIVE_INFINITY;
    if (ids.length === 0 || timeAt(0) === Number.NEGATIVE_INFINITY) return [];
    const groups: RowGroup[] = [];
    let index = 0;
    for (const name of dateGroupNames) {
      const end = name === 'older' ? ids.length : endOfRun(index, ids.length, (at) => timeAt(at) >= starts[name]);
      if (end > index) groups.push({ index, label: labels[name] });
      index = end;
    }
    return groups;
  };
}
