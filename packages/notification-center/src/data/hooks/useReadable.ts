import { useSyncExternalStore } from 'react';
import type { Readable } from '../../core/utilities/readable.ts';

/** The value of a {@link Readable}, with a new render at each change. */
export function useReadable<Value>(readable: Readable<Value>): Value {
  return useSyncExternalStore(readable.subscribe, readable.get, readable.get);
}
