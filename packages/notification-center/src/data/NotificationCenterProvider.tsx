import { createContext, useContext, useEffect, useState, type ReactNode } from 'react';
import type { PartialNotificationMessages } from '../messages/index.ts';
import type { NotificationCenter } from './NotificationCenter.ts';

const CenterContext = createContext<NotificationCenter | null>(null);

/** Props of {@link NotificationCenterProvider}. */
export interface NotificationCenterProviderProps {
  /** Made once for each signed-in user with `createNotificationCenter`. */
  readonly center: NotificationCenter;
  /** Language, such as `en` or `ar-EG`. What the center was made with unless given. */
  readonly locale?: string;
  /** Texts to put in the place of the language's own. Keep the object stable between renders. */
  readonly messages?: PartialNotificationMessages;
  readonly children: ReactNode;
}

/** Gives the hooks and screens below it their notification center, and runs it while mounted. */
export function NotificationCenterProvider({ center, locale, messages, children }: NotificationCenterProviderProps) {
  // The first rows are drawn in the language, on a server too; nothing below watches the center yet.
  const [prepared, setPrepared] = useState<NotificationCenter | null>(null);
  if (prepared !== center) {
    applyTexts(center, locale, messages);
    setPrepared(center);
  }
  useEffect(() => applyTexts(center, locale, messages), [center, locale, messages]);

  useEffect(() => {
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

/** The notification center of the nearest provider. Throws where there is none. */
export function useNotificationCenter(): NotificationCenter {
  const center = useContext(CenterContext);
  if (center === null) {
    throw new Error(
      'No notification center here. Its hooks and screens read it from NotificationCenterProvider: put one around them.',
    );
  }
  return center;
}
