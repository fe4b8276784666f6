import { useContext } from 'react';
import { KitContext } from '../theme/KitContext.ts';

/**
 * Returns what `useSyncExternalStore` reads on a server and while React hydrates: what a server knows, or the present value if this browser
 * rendered the markup.
 */
export function useServerSnapshot<Value>(read: () => Value, onServer: Value): () => Value {
  const isOwnMarkup = useContext(KitContext)?.isOwnMarkup === true;
  return isOwnMarkup ? read : () => onServer;
}
