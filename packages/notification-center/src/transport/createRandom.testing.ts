import { createFractions } from '@gantry/base/values';

/** Pseudorandom numbers, equal for equal seeds. */
export type Random = ReturnType<typeof createRandom>;

/** Creates the generator of a seed. */
export function createRandom(seed: number) {
  const fraction = createFractions(seed);
  const between = (least: number, most: number) => least + Math.floor(fraction() * (most - least + 1));
  return {
    /** Returns a number from 0 up to, but not including, 1. */
    fraction,
    chance: (probability: number) => fraction() < probability,
    /** Returns a whole number; both limits are possible. */
    between,
    pick: <Item>(items: readonly Item[]): Item | undefined => items[between(0, items.length - 1)],
  };
}
