import type { Readable } from '@gantry/ui-kit/observable';
import { useSyncExternalStore } from 'react';

/** The value of a {@link Readable}, with a new render at each change. Home is drawn with the same value as on the last visit, or drawn anew. */
export const useReadable = <Value>({ get, subscribe }: Pick<Readable<Value>, 'get' | 'subscribe'>): Value =>
  useSyncExternalStore(subscribe, get, get);
