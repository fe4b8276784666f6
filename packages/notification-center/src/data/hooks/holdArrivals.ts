import { countAbove } from '../../core/feed/countAbove.ts';

/**
 * The rows of a held list: arrivals above its topmost remaining row wait, everything else (rows loaded below, rows that left)
 * takes effect.
 */
export function holdArrivals(
  all: readonly string[],
  held: readonly string[],
): { readonly ids: readonly string[]; readonly newCount: number } {
  const top = countAbove(all, held);
  return top === 0 ? { ids: all, newCount: 0 } : { ids: all.slice(top), newCount: top };
}
