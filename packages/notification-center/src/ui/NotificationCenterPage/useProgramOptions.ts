import { useMemo } from 'react';
import { useHeldPrograms, type NotificationProgram } from '../../data/index.ts';

/** The programs to choose from, by name: those that the app gives, otherwise those of the items that are loaded. */
export function useProgramOptions(given: readonly NotificationProgram[] | undefined): readonly NotificationProgram[] {
  const held = useHeldPrograms();
  return useMemo(() => given ?? held.toSorted((one, other) => nameOf(one).localeCompare(nameOf(other))), [given, held]);
}

/** The name of a program, or its id if it has no name. */
export function nameOf({ id, name }: NotificationProgram): string {
  return name ?? id;
}
