import { combineReadables } from '@gantry/base/observable';
import { useMemo } from 'react';
import { notificationLists } from '../../core/rules/lists.ts';
import type { NotificationProgram } from '../NotificationCenterOptions.ts';
import { useNotificationCenter } from '../NotificationCenterProvider.tsx';
import { useReadable } from '@gantry/base/react';

/** The programs of the items of every list, as far as the lists are loaded. */
export function useHeldPrograms(): readonly NotificationProgram[] {
  const { feed } = useNotificationCenter();
  const lists = useReadable(useMemo(() => combineReadables(notificationLists.map((list) => feed.view(list))), [feed]));
  return useMemo(() => {
    const programs = new Map<string, NotificationProgram>();
    for (const id of lists.flat()) {
      const payload = feed.getItem(id)?.payload;
      if (payload?.program) programs.set(payload.program, { id: payload.program, name: payload.programName });
    }
    return [...programs.values()];
  }, [lists, feed]);
}
