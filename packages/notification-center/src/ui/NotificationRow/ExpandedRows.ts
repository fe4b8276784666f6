import { createContext, useContext } from 'react';

/**
 * The items of a list whose description is expanded. A row that scrolls out of view is unmounted, so its state is kept here. Null
 * outside a list.
 */
export const ExpandedRowsContext = createContext<Set<string> | null>(null);

/** The initial state of an item's description, and a callback for its changes. */
export function useExpandedRow(id: string) {
  const expanded = useContext(ExpandedRowsContext);
  return {
    defaultExpanded: expanded?.has(id) ?? false,
    onExpandedChange(isExpanded: boolean) {
      if (isExpanded) expanded?.add(id);
      else expanded?.delete(id);
    },
  };
}
