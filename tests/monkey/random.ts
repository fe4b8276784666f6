/** Pseudorandom choices that depend on the seed alone. */
export interface Random {
  /** A whole number from 0 to below `limit`. */
  below: (limit: number) => number;
  pick: <Item>(items: readonly Item[]) => Item;
  /** Picks an item in proportion to its weight. */
  weighted: <Item>(items: readonly (readonly [weight: number, item: Item])[]) => Item;
}

/** Creates a stream of choices (mulberry32). */
export function createRandom(seed: number): Random {
  let state = seed | 0;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
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
