import { createFractions } from '@gantry/base/values';

/** Pseudorandom numbers, equal for equal seeds. */
export interface Random {
  /** Returns a number from 0 up to, but not including, 1. */
  readonly fraction: () => number;
  readonly chance: (probability: number) => boolean;
  /** Returns a whole number; both limits are possible. */
  readonly between: (least: number, most: number) => number;
  readonly pick: <Item>(items: readonly Item[]) => Item | undefined;
}

/** Creates the generator of a seed. */
export function createRandom(seed: number): Random {
  const fraction = createFractions(seed);
  const between = (least: number, most: number) => least + Math.floor(fraction() * (most - least + 1));
  return {
    fraction,
    chance: (probability) => fraction() < probability,
    between,
    pick: (items) => items[between(0, items.length - 1)],
  };
}
