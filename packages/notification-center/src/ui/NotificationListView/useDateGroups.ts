import { useLocale } from '@gantry/ui-kit';
import { joinEnds, type Readable } from '@gantry/base/observable';
import { useReadable } from '@gantry/base/react';
import { startOfDay, type TimeZone } from '@gantry/ui-kit/time';
import { useMemo } from 'react';
import { groupByDate, groupStarts, type DateGroup, type GroupRows } from '../../core/rules/dateGroups.ts';
import { useNotificationCenter, useNotificationLocale, useNotificationMessages } from '../../data/index.ts';

/** Cuts the rows of a list into date groups; null if they are not grouped. The groups follow the day, the zone and the language. */
export function useDateGroups(): GroupRows | null {
  const { hasDateGroups } = useNotificationCenter();
  const [zone = 'device'] = useLocale().timeZones;
  const locale = useNotificationLocale();
  const { older } = useNotificationMessages().items;
  const today = useReadable(useMemo(() => todayIn(zone), [zone]));
  return useMemo(
    () =>
      hasDateGroups && today !== null
        ? groupByDate(groupStarts(today, locale, zone), { ...groupLabels(locale), older })
        : null,
    [hasDateGroups, today, locale, zone, older],
  );
}

/** When today began in a zone, in ms since 1970; null in the first render after a server's, which knows no day of the person. */
function todayIn(zone: TimeZone): Readable<number | null> {
  return {
    get: () => startOfDay(Date.now(), zone),
    getInitial: () => null,
    subscribe: (onChange) => {
      let timer: ReturnType<typeof setTimeout>;
      const wait = () => {
        onChange();
        timer = setTimeout(wait, startOfDay(Date.now(), zone, 1) - Date.now());
      };
      wait();
      // A timer may be late after the machine has slept.
      document.addEventListener('visibilitychange', onChange);
      return joinEnds(
        () => clearTimeout(timer),
        () => document.removeEventListener('visibilitychange', onChange),
      );
    },
  };
}

function groupLabels(locale: string): Readonly<Record<Exclude<DateGroup, 'older'>, string>> {
  const format = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  const heading = (words: string) => words.charAt(0).toLocaleUpperCase(locale) + words.slice(1);
  return {
    today: heading(format.format(0, 'day')),
    yesterday: heading(format.format(-1, 'day')),
    thisWeek: heading(format.format(0, 'week')),
  };
}
