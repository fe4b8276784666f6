import type { ReactNode } from 'react';
import { NotificationPartsContext, useNotificationParts, type NotificationParts } from './NotificationParts.ts';

interface NotificationPartsProviderProps {
  /** Undefined keeps those of the screen around it. */
  readonly parts: NotificationParts | undefined;
  readonly children: ReactNode;
}

/** Provides replaced parts to the rows and lists below it. */
export function NotificationPartsProvider({ parts, children }: NotificationPartsProviderProps) {
  const outer = useNotificationParts();
  return <NotificationPartsContext value={parts ?? outer}>{children}</NotificationPartsContext>;
}
