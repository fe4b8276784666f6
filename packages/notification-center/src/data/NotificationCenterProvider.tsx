import { useProvided } from '@gantry/base/react';
import { createContext, useEffect, useState, type ReactNode } from 'react';
import type { PartialNotificationMessages } from '../languages/index.ts';
import type { NotificationCenter } from './NotificationCenter.ts';

const CenterContext = createContext<NotificationCenter | null>(null);

/** Props of {@link NotificationCenterProvider}. */
export interface NotificationCenterProviderProps {
  /**
   * Made once for each signed-in user with `createNotificationCenter`. Null while the app loads its code: nothing below may use a hook
   * or a screen of the center before it is there.
   */
  readonly center: NotificationCenter | null;
  /** Language tag for dates and numbers, such as `ar-AE`. The center's own unless given. */
  readonly locale?: string;
  /**
   * Messages instead of the English ones: all of a language, such as `messages('ar-AE')` of `@gantry/notification-center/languages/ar`,
   * or some. The center's own unless given. Keep the object stable between renders.
   */
  readonly messages?: PartialNotificationMessages | undefined;
  readonly children: ReactNode;
}

/** Provides a notification center to the hooks and screens below it, and runs it while mounted. */
export function NotificationCenterProvider({ center, locale, messages, children }: NotificationCenterProviderProps) {
  // The first render is in the language already, on a server too. No component below watches the center yet.
  const [prepared, setPrepared] = useState<NotificationCenter | null>(null);
  if (prepared !== center) {
    if (center !== null) applyTexts(center, locale, messages);
    setPrepared(center);
  }
  useEffect(() => {
    if (center !== null) applyTexts(center, locale, messages);
  }, [center, locale, messages]);

  useEffect(() => {
    if (center === null) return undefined;
    center.start();
    return () => {
      void center.stop();
    };
  }, [center]);

  return <CenterContext value={center}>{children}</CenterContext>;
}

function applyTexts(center: NotificationCenter, locale?: string, messages?: PartialNotificationMessages) {
  if (locale !== undefined || messages !== undefined) center.setLocale(locale ?? center.locale.get(), messages);
}

/** The notification center of the nearest provider. Throws if there is no provider. */
export function useNotificationCenter(): NotificationCenter {
  return useProvided(
    CenterContext,
    'There is no notification center: no NotificationCenterProvider is above this component. Put one around the hooks and screens that use it.',
  );
}
