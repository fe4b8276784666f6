/** What a column sorts by; null stands last in either direction. */
export type SortValue = string | number | Date | null;

/** Which column the rows are sorted by, and which way. */
export interface SortOrder {
  readonly columnId: string;
  readonly direction: 'ascending' | 'descending';
}

/** The rows in a new order; rows of equal value keep theirs. Texts are compared as the locale does, with numbers in them by size. */
export function sortRows<Row>(
  rows: readonly Row[],
  valueOf: (row: Row) => SortValue,
  direction: SortOrder['direction'],
  locale: string,
): Row[] {
  const collator = new Intl.Collator(locale, { numeric: true });
  const sign = direction === 'ascending' ? 1 : -1;
  return rows.toSorted((one, other) => {
    const a = valueOf(one);
    const b = valueOf(other);
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    if (typeof a === 'string' || typeof b === 'string') return sign * collator.compare(String(a), String(b));
    return sign * (Number(a) - Number(b));
  });
}

/** The order after a press on a column's header: ascending, descending, then as given (null). */
export function nextOrder(order: SortOrder | null, columnId: string): SortOrder | null {
  if (order?.columnId !== columnId) return { columnId, direction: 'ascending' };
  return order.direction === 'ascending' ? { columnId, direction: 'descending' } : null;
}
