import { useProvided } from '@gantry/base/react';
import { createContext } from 'react';

/** The state that `Tabs` shares with its parts. */
export interface TabsState {
  /** The id of the selected tab; null if no tab can be selected. */
  readonly selected: string | null;
  readonly select: (id: string) => void;
  /** Returns the id of an element of a tab, with which tab and panel refer to each other. */
  readonly elementId: (part: 'tab' | 'panel', id: string) => string;
}

export const TabsContext = createContext<TabsState | null>(null);

export const useTabs = (part: string): TabsState =>
  useProvided(TabsContext, `${part} stands alone. It belongs in Tabs, which says what is selected.`);
