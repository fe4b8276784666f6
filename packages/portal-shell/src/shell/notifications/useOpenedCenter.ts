import type { NotificationCenter } from '@gantry/notification-center';
import { useEffect, useEffectEvent } from 'react';
import { useFailureToast } from '../late/useFailureToast.ts';
import { useLaterCenter, useLoadedCenter } from './PortalNotifications.tsx';

/** The notification center, for a part that the person opens. If it cannot be loaded, the part closes and a toast says so. */
export function useOpenedCenter(isOpen: boolean, close: () => void): NotificationCenter | null {
  const { load } = useLaterCenter();
  const tellFailure = useFailureToast();
  const giveUp = useEffectEvent(() => {
    close();
    tellFailure();
  });
  useEffect(() => {
    if (isOpen) load().catch(() => giveUp());
  }, [isOpen, load]);
  return useLoadedCenter();
}
