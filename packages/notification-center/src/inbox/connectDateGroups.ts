import { createWritable, type Readable } from '@gantry/ui-kit/observable';
import type { GroupRows } from '../data/InboxAdditions.ts';
import type { InboxParts } from '../data/InboxParts.ts';
import type { InboxTexts } from './createInboxTexts.ts';
import { groupByDate, groupStarts, nextMidnight, type DateGroup } from './dateGroups.ts';

/** The date groups of a center's lists. They follow the day and the language. */
export function connectDateGroups({ lifetime, texts }: InboxParts, own: InboxTexts): Readable<GroupRows | null> {
  const { environment } = lifetime;
  const groups = createWritable<GroupRows | null>(null);
  let cancelTimer = () => {};
  let stopWatching: (() => void)[] = [];

  function renew() {
    cancelTimer();
    const now = environment.now();
    groups.set(groupByDate(groupStarts(now, texts.locale.get()), labels()));
    cancelTimer = environment.setTimer(renew, nextMidnight(now) - now);
  }

  function labels(): Readonly<Record<DateGroup, string>> {
    const locale = texts.locale.get();
    const format = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
    const heading = (words: string) => words.charAt(0).toLocaleUpperCase(locale) + words.slice(1);
    return {
      today: heading(format.format(0, 'day')),
      yesterday: heading(format.format(-1, 'day')),
      thisWeek: heading(format.format(0, 'week')),
      older: own.get().older,
    };
  }

  lifetime.onStart(() => {
    renew();
    // A timer may be late after the machine has slept.
    stopWatching = [environment.onVisibilityChange(renew), texts.locale.subscribe(renew), own.subscribe(renew)];
  });
  lifetime.onStop(() => {
    for (const stop of stopWatching) stop();
    cancelTimer();
  });
  return groups;
}
