import type { NotificationPanelTab } from '@gantry/notification-center';
import { PanelGroup } from '@gantry/ui-kit';
import { useCallback, useState, memo, useLayoutEffect, useRef, useTransition, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { panelIds } from '../../screens/parts/panels.ts';
import { NotificationPanelOpener } from './NotificationPanelOpener.ts';
import type { PanelContentsProps } from './PanelContents.tsx';
import { latePart } from '../late/latePart.tsx';
import { flushSync } from 'react-dom';
import { isPressedByFinger } from '../../screens/parts/press.ts';

/** Panels whose code is not that of the panels of the top bar. */
const loadedElsewhere: ReadonlySet<string> = new Set([panelIds.menu, panelIds.palette, panelIds.shortcuts]);

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
  const draw = usePanelDrawing();
  // A navigation closes the panel before the new screen can open its own.
  if (panel.pathname !== pathname) setPanel({ id: null, pathname });
  const openNotificationPanel = useCallback(
    (notificationTab?: NotificationPanelTab) =>
      draw(() => setPanel((current) => ({ ...current, id: panelIds.notifications, notificationTab }))),
    [draw],
  );
  const select = useCallback(
    (id: string | null) => {
      // While it closes, the panel keeps its tab.
      draw(() => setPanel((current) => (id === null ? { ...current, id } : { pathname: current.pathname, id })));
    },
    [draw],
  );
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

const contents = latePart(async () => (await import('./PanelContents.tsx')).PanelContents, { when: 'idle' });

interface ShellPanelsProps extends PanelContentsProps {
  readonly isAnyOpen: boolean;
  readonly onClose: () => void;
}

/** The panels that the buttons of the top bar open. A navigation does not render them. */
const ShellPanels = memo(function ShellPanels({ notificationTab, isAnyOpen, onClose }: ShellPanelsProps) {
  return <contents.Part props={{ notificationTab }} isOpen={isAnyOpen} onClose={onClose} />;
});

/**
 * Returns a function that changes which panel is open: at once, or after the answer to a finger's press and in slices. A key ends the
 * slices, because it belongs to the panel that opens. The change must have the same result if it is made twice.
 */
function usePanelDrawing(): (change: () => void) => void {
  const [isDrawing, startDrawing] = useTransition();
  const lastChange = useRef<(() => void) | null>(null);
  useLayoutEffect(() => {
    if (!isDrawing) return undefined;
    const drawNow = () => flushSync(() => lastChange.current?.());
    document.addEventListener('keydown', drawNow, { capture: true });
    return () => document.removeEventListener('keydown', drawNow, { capture: true });
  }, [isDrawing]);
  return useCallback((change: () => void) => {
    lastChange.current = change;
    if (isPressedByFinger()) startDrawing(change);
    else change();
  }, []);
}
