import { useCallback, useSyncExternalStore } from 'react';
import { perKey } from '../languages/formats.ts';
import { useServerSnapshot } from '../hydration/useServerSnapshot.ts';

/** One list for each query. `matchMedia` makes another one at each call, and a component asks at each render. */
const listOf = /*#__PURE__*/ perKey((query) => matchMedia(query));

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
