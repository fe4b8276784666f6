import type { NotificationPanelTab } from '@gantry/notification-center';
import { useProvided } from '@gantry/base/react';
import { createContext } from 'react';
import type { panelIds } from '../../screens/parts/panels.ts';

/** Opens a panel of the frame: that of notifications on the named tab. A panel that is already open keeps its tab. */
export type OpenPanel = (id: keyof typeof panelIds, notificationTab?: NotificationPanelTab) => void;

const OpenerContext = createContext<OpenPanel | null>(null);

export const PanelOpener = OpenerContext.Provider;

/**
 * Returns the function that opens a panel.
 *
 * @throws outside of the frame, which has the panels
 */
export const useOpenPanel = (): OpenPanel =>
  useProvided(OpenerContext, 'There are no panels here. Show this inside the frame.');
