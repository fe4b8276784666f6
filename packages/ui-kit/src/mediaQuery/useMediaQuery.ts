import { useCallback, useSyncExternalStore } from 'react';

/**
 * Whether a media query matches now. For what styles cannot decide, such as which component stands on a phone.
 * @param query for instance `(width < 640px)`. On a server nothing matches.
 */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = matchMedia(query);
      list.addEventListener('change', onChange);
      return () => {
        list.removeEventListener('change', onChange);
      };
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  );
}
