import { createContext, useContext } from 'react';

/** What `Tabs` tells its parts. */
export interface TabsState {
  /** The id of the selected tab; null where there is none to select. */
  readonly selected: string | null;
  readonly select: (id: string) => void;
  /** The id of an element of a tab, so that tab and panel can name each other. */
  readonly elementId: (part: 'tab' | 'panel', id: string) => string;
}

export const TabsContext = createContext<TabsState | null>(null);

/** The state of the `Tabs` around. */
export function useTabs(part: string): TabsState {
  const state = useContext(TabsContext);
  if (state === null) throw new Error(`${part} stands alone. It belongs in Tabs, which says what is selected.`);
  return state;
}
