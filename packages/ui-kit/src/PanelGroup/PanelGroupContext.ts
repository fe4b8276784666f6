import { createContext } from 'react';

/** The state that a `PanelGroup` shares with its panels. */
export interface PanelGroupState {
  readonly groupId: string;
  readonly selectedKey: string | null;
  readonly onSelectionChange: (panel: string | null) => void;
}

export const PanelGroupContext = createContext<PanelGroupState | null>(null);
