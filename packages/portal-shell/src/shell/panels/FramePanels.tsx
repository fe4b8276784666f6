import type { NotificationPanelTab } from '@gantry/notification-center';
import { PanelGroup } from '@gantry/ui-kit';
import { startTransition, useCallback, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { panelIds } from '../../frameParts/panels.ts';
import { afterPaint, isPressedByFinger } from '../../frameParts/press.ts';
import { NotificationPanelOpener } from './NotificationPanelOpener.ts';
import { ShellPanels } from './ShellPanels.tsx';

/** Panels whose code is not that of the panels of the top bar. */
const loadedElsewhere: ReadonlySet<string> = new Set([panelIds.menu, panelIds.palette, panelIds.shortcuts]);

/** Changes what is shown: at once, or after the answer to a finger's press and in slices. */
function draw(change: () => void): void {
  if (isPressedByFinger()) startTransition(change);
  else change();
}

/** The open panel and the address it was opened at. */
interface OpenPanel {
  readonly id: string | null;
  readonly pathname: string;
  /** The tab that the notification panel opens on; undefined if none was named. */
  readonly notificationTab?: NotificationPanelTab | undefined;
}

/** Keeps at most one panel of the frame open, and shows those of the top bar. A navigation that closes no panel renders nothing in it. */
export function FramePanels({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation();
  const [panel, setPanel] = useState<OpenPanel>({ id: null, pathname });
  // A navigation closes the panel before the new screen can open its own.
  if (panel.pathname !== pathname) setPanel({ id: null, pathname });
  const openNotificationPanel = useCallback((notificationTab?: NotificationPanelTab) => {
    draw(() => setPanel((current) => ({ ...current, id: panelIds.notifications, notificationTab })));
  }, []);
  const select = useCallback((id: string | null) => {
    // While it closes, the panel keeps its tab.
    const change = () => setPanel((current) => (id === null ? { ...current, id } : { pathname: current.pathname, id }));
    // The keys that follow belong to the palette's field, so it is not drawn in slices.
    if (id !== panelIds.palette) draw(change);
    else if (isPressedByFinger()) afterPaint(change);
    else change();
  }, []);
  const close = useCallback(() => select(null), [select]);
  return (
    <PanelGroup selectedKey={panel.id} onSelectionChange={select}>
      <NotificationPanelOpener value={openNotificationPanel}>
        {children}
        <ShellPanels
          notificationTab={panel.notificationTab}
          isAnyOpen={panel.id !== null && !loadedElsewhere.has(panel.id)}
          onClose={close}
        />
      </NotificationPanelOpener>
    </PanelGroup>
  );
}
