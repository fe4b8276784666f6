import type { NotificationMessages } from '../../languages/index.ts';

/** What a row says of its purchase order. */
export function purchaseOrderText(poNumber: string, { items }: NotificationMessages): string {
  return /^po/i.test(poNumber) ? items.purchaseOrderWithPrefix(poNumber) : items.purchaseOrder(poNumber);
}
