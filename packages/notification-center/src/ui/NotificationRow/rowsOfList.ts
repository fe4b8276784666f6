import type { TextMatch } from '@gantry/ui-kit';
import { createContext, useContext } from 'react';
import type { Notification } from '../../core/notification.ts';
import { useNotificationMessages } from '../../data/index.ts';
import type { NotificationMessages } from '../../languages/index.ts';

/** What a person typed to find rows, which are marked where they match. */
export const TextMatchContext = createContext<TextMatch | undefined>(undefined);

/** Whether rows name their type ("Export"), as in a list of several types. */
export const RowKindContext = createContext(false);

/** The name of the item's type; null in a list of one type, and for a type that the center does not know. */
export function useKind({ type }: Notification): string | null {
  const isShown = useContext(RowKindContext);
  const { types } = useNotificationMessages();
  return isShown && type !== 'other' ? types[type] : null;
}

/** What a row says of its purchase order. */
export function purchaseOrderText(poNumber: string, { items }: NotificationMessages): string {
  return /^po/i.test(poNumber) ? items.purchaseOrderWithPrefix(poNumber) : items.purchaseOrder(poNumber);
}

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
