import { useSyncExternalStore } from 'react';

let isPrinting = false;
let subscribers = 0;

function subscribe(onChange: () => void) {
  const begin = () => {
    isPrinting = true;
    onChange();
  };
  const end = () => {
    isPrinting = false;
    onChange();
  };
  subscribers += 1;
  addEventListener('beforeprint', begin);
  addEventListener('afterprint', end);
  return () => {
    removeEventListener('beforeprint', begin);
    removeEventListener('afterprint', end);
    subscribers -= 1;
    // Nobody would hear of its end.
    if (subscribers === 0) isPrinting = false;
  };
}

/** Returns whether the page is being printed: a list then shows all its rows. False on a server. */
export function useIsPrinting(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isPrinting,
    () => false,
  );
}
