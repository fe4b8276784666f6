import { createContext, useContext, type ReactNode } from 'react';
import type { NotificationList } from '../../core/rules/lists.ts';
import type { Notification } from '../../core/notification.ts';
import type { LocalItem } from '../../data/index.ts';

/** The error of a list that could not be loaded. */
interface NotificationListError {
  readonly message: string;
  /** Fetches the list again. */
  readonly retry: () => void;
}

/**
 * Render functions that replace parts of the screens. Each receives the subject of the part and the default part, which it may
 * place, wrap or leave out. Keep the object stable between renders.
 */
export interface NotificationParts {
  /** A whole row; the list item around it stays. If the function throws, the row says that the item could not be read. */
  readonly row?: (notification: Notification, part: ReactNode) => ReactNode;
  /** The row of a local item. Without it, the row is that of a job of its type. */
  readonly localRow?: (item: LocalItem) => ReactNode;
  /** The icon at the start of a row. */
  readonly icon?: (notification: Notification, part: ReactNode) => ReactNode;
  /** Time, program and purchase order of a row. */
  readonly meta?: (notification: Notification, part: ReactNode) => ReactNode;
  /** The buttons of a row: Download, Results, Retry, Cancel. */
  readonly actions?: (notification: Notification, part: ReactNode) => ReactNode;
  /** The menu of a row. */
  readonly menu?: (notification: Notification, part: ReactNode) => ReactNode;
  /** Something above the rows of a list, and above the placeholders before them, such as how old they are. Nothing unless given. */
  readonly above?: (list: NotificationList) => ReactNode;
  /** The content of a list while its first page loads. */
  readonly loading?: (list: NotificationList, part: ReactNode) => ReactNode;
  /** The content of a list without rows. */
  readonly empty?: (list: NotificationList, part: ReactNode) => ReactNode;
  /** The content of a list that could not be loaded. */
  readonly error?: (error: NotificationListError, part: ReactNode) => ReactNode;
}

/** The parts that the list around a row replaces. */
export const NotificationPartsContext = createContext<NotificationParts>({});

/** The parts replaced by the nearest list. */
export function useNotificationParts(): NotificationParts {
  return useContext(NotificationPartsContext);
}
