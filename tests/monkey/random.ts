import { createFractions } from '@gantry/base/values';

/** Pseudorandom choices that depend on the seed alone. */
export interface Random {
  /** A whole number from 0 to below `limit`. */
  below: (limit: number) => number;
  pick: <Item>(items: readonly Item[]) => Item;
  /** Picks an item in proportion to its weight. */
  weighted: <Item>(items: readonly (readonly [weight: number, item: Item])[]) => Item;
}

/** Creates a stream of choices. */
export function createRandom(seed: number): Random {
  const next = createFractions(seed);
  const below = (limit: number) => Math.floor(next() * limit);
  const pick = <Item>(items: readonly Item[]): Item => {
    const item = items[below(items.length)];
    if (item === undefined) throw new Error('Nothing can be picked from an empty list.');
    return item;
  };
  return {
    below,
    pick,
    weighted: (items) => {
      let at = next() * items.reduce((sum, [weight]) => sum + weight, 0);
      for (const [weight, item] of items) {
        at -= weight;
        if (at < 0) return item;
      }
      return pick(items)[1];
    },
  };
}
