import { countAbove } from '../../core/feed/countAbove.ts';

/** Holds back the arrivals above the topmost row that remains. All other changes (rows loaded below, rows removed) apply. */
export function holdArrivals(
  all: readonly string[],
  held: readonly string[],
): { readonly ids: readonly string[]; readonly newCount: number } {
  const top = countAbove(all, held);
  return top === 0 ? { ids: all, newCount: 0 } : { ids: all.slice(top), newCount: top };
}
