import type { Readable } from '@gantry/ui-kit/observable';
import { useSyncExternalStore } from 'react';

/** The value of a {@link Readable}, with a new render at each change. */
export function useReadable<Value>(readable: Readable<Value>): Value {
  return useSyncExternalStore(readable.subscribe, readable.get, readable.getInitial ?? readable.get);
}
