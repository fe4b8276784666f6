import { useMemo } from 'react';
import { useNotificationCenter, type NotificationProgram } from '../../data/index.ts';
import { useReadable } from '../../data/hooks/useReadable.ts';

/** The programs to choose from: those given by the app, otherwise those of the items held, by name. */
export function useProgramOptions(given: readonly NotificationProgram[] | undefined): readonly NotificationProgram[] {
  const { feed } = useNotificationCenter();
  const ids = useReadable(feed.view('all'));
  return useMemo(() => {
    if (given !== undefined) return given;
    const programs = new Map<string, NotificationProgram>();
    for (const id of ids) {
      const payload = feed.getItem(id)?.payload;
      if (payload?.program) programs.set(payload.program, { id: payload.program, name: payload.programName });
    }
    return [...programs.values()].toSorted((one, other) => nameOf(one).localeCompare(nameOf(other)));
  }, [given, ids, feed]);
}

/** What a program is called. */
export function nameOf({ id, name }: NotificationProgram): string {
  return name ?? id;
}
