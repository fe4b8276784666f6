import { createContext, useContext } from 'react';
import type { Notification } from '../../core/notification.ts';
import { useNotificationMessages } from '../../data/index.ts';

/** Whether rows name their type ("Export"), as in a list of several types. */
export const RowKindContext = createContext(false);

/** The name of the item's type; null in a list of one type, and for a type that the center does not know. */
export function useKind({ type }: Notification): string | null {
  const isShown = useContext(RowKindContext);
  const { types } = useNotificationMessages();
  return isShown && type !== 'other' ? types[type] : null;
}
