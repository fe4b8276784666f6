import { useEffect, useState, type ReactNode } from 'react';
import { LoadingScreen } from '../routes/LoadingScreen.tsx';
import { ScreenLoadError } from '../routes/ScreenLoadError.ts';
import { useLaterCenter, useLoadedCenter } from './PortalNotifications.tsx';

/**
 * Shows its children once the notification center is loaded. If its code cannot be loaded, the screen fails as one whose own code could not.
 */
export function NotificationsGate({ children }: { readonly children: ReactNode }) {
  const later = useLaterCenter();
  const center = useLoadedCenter();
  const [failure, setFailure] = useState<ScreenLoadError | null>(null);

  useEffect(() => {
    later.load().catch((error: unknown) => setFailure(new ScreenLoadError(error)));
  }, [later]);

  if (failure !== null) throw failure;
  return center === null ? <LoadingScreen /> : children;
}
