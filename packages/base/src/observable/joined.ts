import type { Readable } from './writable.ts';

/** Joins functions that end something, such as subscriptions, into one that ends them all. */
export function joinEnds(...ends: readonly (() => void)[]): () => void {
  return () => {
    for (const end of ends) end();
  };
}

/** Several readables as one. Its value is a new array after the value of one of them has changed. */
export function combineReadables<Value>(readables: readonly Readable<Value>[]): Readable<readonly Value[]> {
  let values: readonly Value[] = [];
  return {
    get: () => {
      const current = readables.map((readable) => readable.get());
      if (current.length !== values.length || current.some((value, index) => value !== values[index])) values = current;
      return values;
    },
    subscribe: (listener) => joinEnds(...readables.map((readable) => readable.subscribe(listener))),
  };
}
