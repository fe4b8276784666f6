import type { Readable } from '@gantry/ui-kit/observable';
import { useMemo } from 'react';
import { notificationLists, type NotificationList } from '../../core/rules/lists.ts';
import type { NotificationProgram } from '../NotificationCenter.ts';
import { useNotificationCenter } from '../NotificationCenterProvider.tsx';
import { useReadable } from './useReadable.ts';

/** Every id of a list as far as it is loaded, newest first, including arrivals that a scrolled list holds back. */
export function useAllIds(list: NotificationList, programs: readonly string[]): readonly string[] {
  return useReadable(useNotificationCenter().feed.view(list, programs));
}

/** The programs of the items of every list, as far as the lists are loaded. */
export function useHeldPrograms(): readonly NotificationProgram[] {
  const { feed } = useNotificationCenter();
  const lists = useReadable(useMemo(() => together(notificationLists.map((list) => feed.view(list))), [feed]));
  return useMemo(() => {
    const programs = new Map<string, NotificationProgram>();
    for (const id of lists.flat()) {
      const payload = feed.getItem(id)?.payload;
      if (payload?.program) programs.set(payload.program, { id: payload.program, name: payload.programName });
    }
    return [...programs.values()];
  }, [lists, feed]);
}

/** Several readables as one. Its value is a new array when the value of one of them changes. */
function together<Value>(readables: readonly Readable<Value>[]): Readable<readonly Value[]> {
  let values: readonly Value[] = [];
  return {
    get() {
      const current = readables.map((readable) => readable.get());
      if (current.length !== values.length || current.some((value, index) => value !== values[index])) values = current;
      return values;
    },
    subscribe(listener) {
      const ends = readables.map((readable) => readable.subscribe(listener));
      return () => {
        for (const end of ends) end();
      };
    },
  };
}
