import { useCallback, useSyncExternalStore } from 'react';
import { useServerSnapshot } from '../hydration/useServerSnapshot.ts';

/** One list for each query. `matchMedia` makes another one at each call, and a component asks at each render. */
const lists = new Map<string, MediaQueryList>();

function listOf(query: string): MediaQueryList {
  const known = lists.get(query);
  if (known !== undefined) return known;
  const list = matchMedia(query);
  lists.set(query, list);
  return list;
}

/**
 * Returns whether a media query matches now. It is for decisions that CSS cannot make, such as another component on a
 * phone.
 * @param query for example `(width < 640px)`. On a server no query matches.
 */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = listOf(query);
      list.addEventListener('change', onChange);
      return () => {
        list.removeEventListener('change', onChange);
      };
    },
    [query],
  );
  const read = () => listOf(query).matches;
  return useSyncExternalStore(subscribe, read, useServerSnapshot(read, false));
}
