import { useSyncExternalStore } from 'react';
import type { Readable } from '../observable/index.ts';

/** The value of a {@link Readable}. The component renders again after each change. Markup from a server shows `getInitial`. */
export function useReadable<Value>(readable: Readable<Value>): Value {
  return useSyncExternalStore(readable.subscribe, readable.get, readable.getInitial ?? readable.get);
}
