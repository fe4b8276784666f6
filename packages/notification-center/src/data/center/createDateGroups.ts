import { createWritable, joinEnds, type Readable } from '@gantry/ui-kit/observable';
import { groupByDate, groupStarts, nextMidnight, type DateGroup, type GroupRows } from '../../core/rules/dateGroups.ts';
import type { Lifetime } from './createLifetime.ts';
import type { Texts } from './createTexts.ts';

/** Creates the date groups of a center's lists. They follow the day and the language; null before the start. */
export function createDateGroups(
  { environment, onStart }: Lifetime,
  { locale, messages }: Texts,
): Readable<GroupRows | null> {
  const groups = createWritable<GroupRows | null>(null);
  let cancelTimer = () => {};

  function renew() {
    cancelTimer();
    const now = environment.now();
    groups.set(groupByDate(groupStarts(now, locale.get()), labels()));
    cancelTimer = environment.setTimer(renew, nextMidnight(now) - now);
  }

  function labels(): Readonly<Record<DateGroup, string>> {
    const language = locale.get();
    const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
    const heading = (words: string) => words.charAt(0).toLocaleUpperCase(language) + words.slice(1);
    return {
      today: heading(format.format(0, 'day')),
      yesterday: heading(format.format(-1, 'day')),
      thisWeek: heading(format.format(0, 'week')),
      older: messages.get().items.older,
    };
  }

  onStart(() => {
    renew();
    // A timer may be late after the machine has slept.
    return joinEnds(environment.onVisibilityChange(renew), messages.subscribe(renew), () => cancelTimer());
  });
  return groups;
}
