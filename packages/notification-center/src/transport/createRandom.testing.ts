/** Pseudorandom numbers, equal for equal seeds. */
export interface Random {
  /** Returns a number from 0 up to, but not including, 1. */
  readonly fraction: () => number;
  readonly chance: (probability: number) => boolean;
  /** Returns a whole number; both limits are possible. */
  readonly between: (least: number, most: number) => number;
  readonly pick: <Item>(items: readonly Item[]) => Item | undefined;
}

/** Creates the generator of a seed (mulberry32). */
export function createRandom(seed: number): Random {
  let state = seed | 0;
  const fraction = () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const between = (least: number, most: number) => least + Math.floor(fraction() * (most - least + 1));
  return {
    fraction,
    chance: (probability) => fraction() < probability,
    between,
    pick: (items) => items[between(0, items.length - 1)],
  };
}
