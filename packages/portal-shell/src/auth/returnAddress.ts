import { ownAddress } from '../addresses/ownAddress.ts';
import { isEntrancePath, isPublicPath } from './addresses.ts';

const key = 'gantry.return_address';

/**
 * The address to come back to after sign-in: a path of this portal with its query and fragment. Anything else (another origin, a page
 * about a session, a step of sign-in itself) becomes home.
 */
export function returnAddress(address: unknown, origin: string): string {
  const own = ownAddress(address, origin);
  if (own === null) return '/';
  const { pathname } = new URL(own, origin);
  return isPublicPath(pathname) || isEntrancePath(pathname) ? '/' : own;
}

/** Stores the present address for the sign-in after a page about the session. */
export function rememberReturnAddress(storage: Storage, location: Pick<Location, 'href' | 'origin'>): void {
  storage.setItem(key, returnAddress(location.href, location.origin));
}

/** Returns the stored address and removes it. Home if none is stored. */
export function takeReturnAddress(storage: Storage, origin: string): string {
  const remembered = storage.getItem(key);
  storage.removeItem(key);
  return returnAddress(remembered ?? '/', origin);
}
