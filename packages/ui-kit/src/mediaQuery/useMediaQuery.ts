import { useCallback, useSyncExternalStore } from 'react';

/**
 * Returns whether a media query matches now. It is for decisions that CSS cannot make, such as another component on a
 * phone.
 * @param query for example `(width < 640px)`. On a server no query matches.
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
