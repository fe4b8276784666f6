import { useId, useMemo, type ReactNode } from 'react';
import { PanelGroupContext } from './PanelGroupContext.ts';

/** What `PanelGroup` takes. */
export interface PanelGroupProps {
  /** The id of the panel that is open; null when all are closed. */
  openPanel: string | null;
  /** Called with the id of the panel to open, or null. */
  onOpenPanelChange: (panel: string | null) => void;
  children: ReactNode;
}

/** Panels of which one at most is open: opening one closes the other. Draws nothing itself. */
export function PanelGroup({ openPanel, onOpenPanelChange, children }: PanelGroupProps) {
  const groupId = useId();
  const state = useMemo(() => ({ groupId, openPanel, onOpenPanelChange }), [groupId, openPanel, onOpenPanelChange]);
  return <PanelGroupContext value={state}>{children}</PanelGroupContext>;
}
