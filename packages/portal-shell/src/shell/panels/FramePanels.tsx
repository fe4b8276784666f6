import type { NotificationPanelTab } from '@gantry/notification-center';
import { PanelGroup } from '@gantry/ui-kit';
import { useCallback, useState, memo, use, useLayoutEffect, useRef, useTransition, type ReactNode } from 'react';
import { useLocation, UNSAFE_DataRouterContext as DataRouterContext } from 'react-router-dom';
import { panelIds } from '../../screens/parts/panels.ts';
import { PanelOpener } from './PanelOpener.ts';
import type { PanelContentsProps } from './PanelContents.tsx';
import { latePart } from '../late/latePart.tsx';
import { flushSync } from 'react-dom';
import { isPressedByFinger } from '../../screens/parts/press.ts';

/** Panels whose code is not that of the panels of the top bar. */
const loadedElsewhere: ReadonlySet<string> = new Set([panelIds.menu, panelIds.palette, panelIds.shortcuts]);

/** The open panel and the address that is shown. */
interface FramePanel {
  readonly id: string | null;
  readonly pathname: string;
  /** The key of the navigation that was under way when it opened, or of the last one. */
  readonly navigation?: string | undefined;
  /** The tab that the notification panel opens on; undefined if none was named. */
  readonly notificationTab?: NotificationPanelTab | undefined;
}

/** Keeps at most one panel of the frame open, and shows those of the top bar. A navigation that closes no panel renders nothing in it. */
export function FramePanels({ children }: { readonly children: ReactNode }) {
  const { pathname, key } = useLocation();
  const [panel, setPanel] = useState<FramePanel>({ id: null, pathname });
  const router = use(DataRouterContext)?.router;
  const draw = usePanelDrawing();
  // A navigation closes the panel before the new screen can open its own. One that began before the panel opened leaves it open.
  if (panel.pathname !== pathname) setPanel({ ...panel, id: panel.navigation === key ? panel.id : null, pathname });
  const select = useCallback(
    (id: string | null, notificationTab?: NotificationPanelTab) => {
      // The router knows of a navigation before React draws it.
      const navigation = (router?.state.navigation.location ?? router?.state.location)?.key;
      // While it closes, the panel keeps its tab.
      draw(() =>
        setPanel((current) =>
          id === null ? { ...current, id } : { id, pathname: current.pathname, navigation, notificationTab },
        ),
      );
    },
    [draw, router],
  );
  const close = useCallback(() => select(null), [select]);
  return (
    <PanelGroup selectedKey={panel.id} onSelectionChange={select}>
      <PanelOpener value={select}>
        {children}
        <ShellPanels
          notificationTab={panel.notificationTab}
          isAnyOpen={panel.id !== null && !loadedElsewhere.has(panel.id)}
          onClose={close}
        />
      </PanelOpener>
    </PanelGroup>
  );
}

const contents = latePart(async () => (await import('./PanelContents.tsx')).PanelContents);

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
