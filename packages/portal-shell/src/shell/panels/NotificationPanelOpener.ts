import type { NotificationPanelTab } from '@gantry/notification-center';
import { createContext, use } from 'react';

/** Opens the notification panel on the named tab. A panel that is already open keeps its tab. */
export type OpenNotificationPanel = (tab?: NotificationPanelTab) => void;

const OpenerContext = createContext<OpenNotificationPanel | null>(null);

export const NotificationPanelOpener = OpenerContext.Provider;

/**
 * Returns the function that opens the notification panel.
 *
 * @throws outside of the frame, which has the panel
 */
export function useNotificationPanelOpener(): OpenNotificationPanel {
  const open = use(OpenerContext);
  if (open === null) throw new Error('There is no notification panel here. Show this inside the frame.');
  return open;
}
