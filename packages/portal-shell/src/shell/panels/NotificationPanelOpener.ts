import type { NotificationPanelTab } from '@gantry/notification-center';
import { createContext, use } from 'react';

/** Opens the notification panel, on the tab named if it is not open already. */
export type OpenNotificationPanel = (tab?: NotificationPanelTab) => void;

const OpenerContext = createContext<OpenNotificationPanel | null>(null);

/** Lets everything under it open the notification panel. */
export const NotificationPanelOpener = OpenerContext.Provider;

/**
 * What opens the notification panel on a tab.
 * @throws outside of the frame, which has the panel.
 */
export function useNotificationPanelOpener(): OpenNotificationPanel {
  const open = use(OpenerContext);
  if (open === null) throw new Error('There is no notification panel here. Show this inside the frame.');
  return open;
}
