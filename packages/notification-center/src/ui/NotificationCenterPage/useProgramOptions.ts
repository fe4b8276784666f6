import { useMemo } from 'react';
import { notificationLists } from '../../core/rules/lists.ts';
import type { Readable } from '../../core/utilities/readable.ts';
import { useReadable } from '../../data/hooks/useReadable.ts';
import { useNotificationCenter, type NotificationProgram } from '../../data/index.ts';

/** The programs to choose from: those given by the app, otherwise those of the items of every list loaded so far, by name. */
export function useProgramOptions(given: readonly NotificationProgram[] | undefined): readonly NotificationProgram[] {
  const { feed } = useNotificationCenter();
  const lists = useReadable(useMemo(() => together(notificationLists.map((list) => feed.view(list))), [feed]));
  return useMemo(() => {
    if (given !== undefined) return given;
    const programs = new Map<string, NotificationProgram>();
    for (const id of lists.flat()) {
      const payload = feed.getItem(id)?.payload;
      if (payload?.program) programs.set(payload.program, { id: payload.program, name: payload.programName });
    }
    return [...programs.values()].toSorted((one, other) => nameOf(one).localeCompare(nameOf(other)));
  }, [given, lists, feed]);
}

/** What a program is called. */
export function nameOf({ id, name }: NotificationProgram): string {
  return name ?? id;
}

/** Several readables as one; its value is a new array when one of theirs is another. */
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
