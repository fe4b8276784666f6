import { createFractions, fnv1a } from '@gantry/base/values';

/** Pseudorandom numbers that are the same at each start. */
export interface Random {
  /** A whole number from `least` to `most`, inclusive. */
  integer(least: number, most: number): number;
  /** True in this share of the calls, from 0 to 1. */
  chance(share: number): boolean;
  /** One of the items. */
  pick<Item>(items: readonly [Item, ...Item[]]): Item;
  /** An identifier in the 8-4-4-4-12 form. */
  guid(): string;
}

/** Creates the stream of numbers of a text. */
export function createRandom(seed: string): Random {
  const next = createFractions(fnv1a(seed));
  const integer: Random['integer'] = (least, most) => least + Math.floor(next() * (most - least + 1));
  return {
    integer,
    chance: (share) => next() < share,
    pick: (items) => items[integer(0, items.length - 1)] ?? items[0],
    guid: () => [8, 4, 4, 4, 12].map((length) => hexadecimal(length, integer)).join('-'),
  };
}

function hexadecimal(length: number, integer: Random['integer']): string {
  return Array.from({ length }, () => integer(0, 15).toString(16)).join('');
}
