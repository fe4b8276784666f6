import { useId, useMemo, type ReactNode } from 'react';
import { PanelGroupContext } from './PanelGroupContext.ts';

/** The properties of `PanelGroup`. */
export interface PanelGroupProps {
  /** The id of the panel that is open; null when all are closed. */
  readonly selectedKey: string | null;
  /** Called with the id of the panel to open, or null. */
  readonly onSelectionChange: (panel: string | null) => void;
  readonly children: ReactNode;
}

/** Panels of which one at most is open: opening one closes the other. Draws nothing itself. */
export function PanelGroup({ selectedKey, onSelectionChange, children }: PanelGroupProps) {
  const groupId = useId();
  const state = useMemo(() => ({ groupId, selectedKey, onSelectionChange }), [groupId, selectedKey, onSelectionChange]);
  return <PanelGroupContext value={state}>{children}</PanelGroupContext>;
}
