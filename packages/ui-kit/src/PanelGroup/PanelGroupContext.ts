import { createContext } from 'react';

/** What a `PanelGroup` shares with its panels. */
export interface PanelGroupState {
  readonly groupId: string;
  readonly openPanel: string | null;
  readonly onOpenPanelChange: (panel: string | null) => void;
}

export const PanelGroupContext = createContext<PanelGroupState | null>(null);
