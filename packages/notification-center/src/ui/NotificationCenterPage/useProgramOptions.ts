import { useMemo } from 'react';
import { notificationLists } from '../../core/lists.ts';
import { useNotificationCenter, type NotificationProgram } from '../../data/index.ts';
import { useReadable } from '../../data/hooks/useReadable.ts';

/** The programs to choose from: those given by the app, otherwise those of the items held, by name. */
export function useProgramOptions(given: readonly NotificationProgram[] | undefined): readonly NotificationProgram[] {
  const { feed } = useNotificationCenter();
  // The items of every list, whichever of them have been loaded; their number changes when one comes.
  const counts = useReadable(feed.counts);
  return useMemo(() => {
    if (given !== undefined) return given;
    const programs = new Map<string, NotificationProgram>();
    for (const list of notificationLists.filter((name) => counts[name].total > 0)) {
      for (const id of feed.view(list).get()) {
        const payload = feed.getItem(id)?.payload;
        if (payload?.program) programs.set(payload.program, { id: payload.program, name: payload.programName });
      }
    }
    return [...programs.values()].toSorted((one, other) => nameOf(one).localeCompare(nameOf(other)));
  }, [given, counts, feed]);
}

/** What a program is called. */
export function nameOf({ id, name }: NotificationProgram): string {
  return name ?? id;
}
