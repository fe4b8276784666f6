import { useId, useMemo, type ReactNode } from 'react';
import { PanelGroupContext } from './PanelGroupContext.ts';

/** The app holds which panel is open. */
export interface PanelGroupProps {
  /** The id of the open panel; null if all are closed. */
  readonly selectedKey: string | null;
  /** Called with the id of the panel to open, or null. */
  readonly onSelectionChange: (panel: string | null) => void;
  readonly children: ReactNode;
}

/** Keeps at most one of its panels open: opening one closes the other. It renders no element. */
export function PanelGroup({ selectedKey, onSelectionChange, children }: PanelGroupProps) {
  const groupId = useId();
  const state = useMemo(() => ({ groupId, selectedKey, onSelectionChange }), [groupId, selectedKey, onSelectionChange]);
  return <PanelGroupContext value={state}>{children}</PanelGroupContext>;
}
