import { combineReadables } from '@gantry/base/observable';
import { useReadable } from '@gantry/base/react';
import { orderOf } from '@gantry/ui-kit/languages';
import { useMemo } from 'react';
import { notificationLists } from '../../core/rules/lists.ts';
import { useNotificationCenter, useNotificationLocale, type NotificationProgram } from '../../data/index.ts';

/** The programs to choose from, by name: those that the app gives, otherwise those of the items of every list, as far as it is loaded. */
export function useProgramOptions(given: readonly NotificationProgram[] | undefined): readonly NotificationProgram[] {
  const { feed } = useNotificationCenter();
  const locale = useNotificationLocale();
  const lists = useReadable(useMemo(() => combineReadables(notificationLists.map((list) => feed.view(list))), [feed]));
  return useMemo(() => {
    if (given) return given;
    const programs = new Map<string, NotificationProgram>();
    for (const id of lists.flat()) {
      const payload = feed.getItem(id)?.payload;
      if (payload?.program) programs.set(payload.program, { id: payload.program, name: payload.programName });
    }
    const compare = orderOf(locale);
    return [...programs.values()].toSorted((one, other) => compare(nameOf(one), nameOf(other)));
  }, [given, lists, feed, locale]);
}

/** The name of a program, or its id if it has no name. */
export function nameOf({ id, name }: NotificationProgram): string {
  return name ?? id;
}
