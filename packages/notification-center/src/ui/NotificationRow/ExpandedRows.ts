import { createContext, useContext } from 'react';

/**
 * The items of a list whose description is shown whole. A row that scrolls out of view is gone; what it comes back with is kept
 * here. Null outside a list.
 */
export const ExpandedRowsContext = createContext<Set<string> | null>(null);

/** What the description of an item starts with, and tells of its changes. */
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
