import { createFractions } from '@gantry/base/values';

/** Pseudorandom choices that depend on the seed alone. */
export type Random = ReturnType<typeof createRandom>;

/** Creates a stream of choices. */
export function createRandom(seed: number) {
  const next = createFractions(seed);
  /** A whole number from 0 to below `limit`. */
  const below = (limit: number) => Math.floor(next() * limit);
  const pick = <Item>(items: readonly Item[]): Item => {
    const item = items[below(items.length)];
    if (item === undefined) throw new Error('Nothing can be picked from an empty list.');
    return item;
  };
  return {
    below,
    pick,
    /** Picks an item in proportion to its weight. */
    weighted: <Item>(items: readonly (readonly [weight: number, item: Item])[]): Item => {
      let at = next() * items.reduce((sum, [weight]) => sum + weight, 0);
      for (const [weight, item] of items) {
        at -= weight;
        if (at < 0) return item;
      }
      return pick(items)[1];
    },
  };
}
