import { useLayoutEffect, useState } from 'react';
import type { Announcer } from '../center/createAnnouncer.ts';
import type { ConnectionTrouble } from '../center/createConnectionTrouble.ts';
import { useNotificationCenter } from '../NotificationCenterProvider.tsx';
import { useReadable } from './useReadable.ts';

/** The announcer that all screens of the center share. */
export function useCenterAnnouncer(): Announcer {
  return useNotificationCenter().screens.announcer;
}

/** What keeps notifications from arriving live; null while they do. */
export function useConnectionTrouble(): ConnectionTrouble | null {
  return useReadable(useNotificationCenter().screens.connectionTrouble);
}

/** True in one of the mounted components that ask: in the first, and after it in the next. */
export function useIsDialogHost(): boolean {
  const { dialogHosts } = useNotificationCenter().screens;
  const [own] = useState(() => Symbol('dialog host'));
  useLayoutEffect(() => {
    dialogHosts.set([...dialogHosts.get(), own]);
    return () => dialogHosts.set(dialogHosts.get().filter((host) => host !== own));
  }, [dialogHosts, own]);
  return useReadable(dialogHosts)[0] === own;
}
