import type { ReactNode } from 'react';
import { NotificationPartsContext, useNotificationParts, type NotificationParts } from './NotificationParts.ts';

interface NotificationPartsProviderProps {
  /** Undefined leaves those of the screen around it in place. */
  readonly parts: NotificationParts | undefined;
  readonly children: ReactNode;
}

/** Gives the rows and lists below it their replaced parts. */
export function NotificationPartsProvider({ parts, children }: NotificationPartsProviderProps) {
  const outer = useNotificationParts();
  return <NotificationPartsContext value={parts ?? outer}>{children}</NotificationPartsContext>;
}
