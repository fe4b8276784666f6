import { NotificationCenterProvider, type NotificationCenter } from '@gantry/notification-center';
import { useLocale } from '@gantry/ui-kit';
import { createConstant } from '@gantry/base/observable';
import { useProvided, useReadable } from '@gantry/base/react';
import { createContext, startTransition, use, useEffect, useState, type ReactNode } from 'react';
import { useCenterMessages } from '../../languages/index.ts';
import { usePastStart } from '../../portal/index.ts';
import type { LaterCenter } from './LaterCenter.ts';

const LaterCenterContext = createContext<LaterCenter | null>(null);
const LoadedCenterContext = createContext<NotificationCenter | null>(null);

interface PortalNotificationsProps {
  readonly center: LaterCenter;
  readonly children: ReactNode;
}

/** Loads the center. Each part of the page that needs it says that it failed, and offers to try again. */
export function loadQuietly({ load }: Pick<LaterCenter, 'load'>): void {
  load().catch((error: unknown) => console.warn('The notification center could not be loaded.', error));
}

/** Runs the notification center for everything under it, in the portal's language, once it is loaded. */
export function PortalNotifications({ center, children }: PortalNotificationsProps) {
  const { locale } = useLocale();
  const messages = useCenterMessages();
  const [loaded, setLoaded] = useState(center.get);
  const isPastStart = usePastStart();

  useEffect(() => {
    if (isPastStart) loadQuietly({ load: center.preload });
  }, [center, isPastStart]);
  useEffect(() => {
    // What the center adds to the page is drawn in slices, so that the page answers to a press meanwhile.
    const read = () => startTransition(() => setLoaded(center.get()));
    read();
    return center.subscribe(read);
  }, [center]);

  return (
    <LaterCenterContext value={center}>
      <LoadedCenterContext value={loaded}>
        <NotificationCenterProvider center={loaded} locale={locale} messages={messages}>
          {children}
        </NotificationCenterProvider>
      </LoadedCenterContext>
    </LaterCenterContext>
  );
}

/** The notification center and its loading. */
export const useLaterCenter = (): LaterCenter =>
  useProvided(LaterCenterContext, 'There are no notifications here. Render this part under PortalNotifications.');

/** The notification center; null while it loads. */
export function useLoadedCenter(): NotificationCenter | null {
  return use(LoadedCenterContext);
}

const unknown = createConstant(null);

/** The number of unread notifications; null until it is known. */
export function useUnreadNotifications(): number | null {
  return useReadable<number | null>(useLoadedCenter()?.unreadCount ?? unknown);
}
