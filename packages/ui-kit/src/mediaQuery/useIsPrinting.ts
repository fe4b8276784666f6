import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { createWritable } from '@gantry/base/observable';

const printing = createWritable(false);

// Firefox prints the page as the event leaves it: a render of React's own accord would come later.
const begin = () => flushSync(() => printing.set(true));
const end = () => printing.set(false);

function subscribe(onChange: () => void) {
  // Adding them again changes nothing. They stay, so that nobody misses the end.
  addEventListener('beforeprint', begin);
  addEventListener('afterprint', end);
  return printing.subscribe(onChange);
}

/** Returns whether the page is being printed: a list then shows all its rows. False on a server. */
export function useIsPrinting(): boolean {
  return useSyncExternalStore(subscribe, printing.get, () => false);
}
