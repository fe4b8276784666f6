import { orderOf } from '../languages/orderOf.ts';

/** A value to sort by. Null is last in both directions. */
export type SortValue = string | number | Date | null;

/** The column that the rows are sorted by, and the direction. */
export interface SortOrder {
  readonly columnId: string;
  readonly direction: 'ascending' | 'descending';
}

/**
 * Returns a sorted copy of the rows. The sort is stable. Text is compared by locale, and numbers within it by value.
 */
export function sortRows<Row>(
  rows: readonly Row[],
  valueOf: (row: Row) => SortValue,
  direction: SortOrder['direction'],
  locale: string,
): Row[] {
  const compare = orderOf(locale);
  const sign = direction === 'ascending' ? 1 : -1;
  return rows.toSorted((one, other) => {
    const a = valueOf(one);
    const b = valueOf(other);
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    if (typeof a === 'string' || typeof b === 'string') return sign * compare(String(a), String(b));
    return sign * (Number(a) - Number(b));
  });
}

/** Returns the order after a press on a header: ascending, then descending, then the given order (null). */
export function nextOrder(order: SortOrder | null, columnId: string): SortOrder | null {
  if (order?.columnId !== columnId) return { columnId, direction: 'ascending' };
  return order.direction === 'ascending' ? { columnId, direction: 'descending' } : null;
}
