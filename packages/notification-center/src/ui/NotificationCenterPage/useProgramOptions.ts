import { orderOf } from '@gantry/ui-kit/languages';
import { useMemo } from 'react';
import { useHeldPrograms, useNotificationLocale, type NotificationProgram } from '../../data/index.ts';

/** The programs to choose from, by name: those that the app gives, otherwise those of the items that are loaded. */
export function useProgramOptions(given: readonly NotificationProgram[] | undefined): readonly NotificationProgram[] {
  const held = useHeldPrograms();
  const locale = useNotificationLocale();
  return useMemo(() => {
    const compare = orderOf(locale);
    return given ?? held.toSorted((one, other) => compare(nameOf(one), nameOf(other)));
  }, [given, held, locale]);
}

/** The name of a program, or its id if it has no name. */
export function nameOf({ id, name }: NotificationProgram): string {
  return name ?? id;
}
