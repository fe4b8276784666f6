import { ownAddress } from '../addresses/ownAddress.ts';
import { isEntrancePath, isPublicPath } from './addresses.ts';
import { returnAddressKey } from '../storage/stored.ts';

/**
 * The address to come back to after sign-in: a path of this portal with its query and fragment. Anything else (another origin, a page
 * about a session, a step of sign-in itself) becomes home.
 */
export function returnAddress(address: unknown, root: string): string {
  const own = ownAddress(address, root);
  if (own === null) return '/';
  const { pathname } = new URL(own, root);
  return isPublicPath(pathname) || isEntrancePath(pathname) ? '/' : own;
}

/** Stores the present address for the sign-in after a page about the session. */
export const rememberReturnAddress = (storage: Storage, href: string, root: string): void =>
  storage.setItem(returnAddressKey, returnAddress(href, root));

/** Returns the stored address and removes it. Home if none is stored. */
export function takeReturnAddress(storage: Storage, root: string): string {
  const remembered = storage.getItem(returnAddressKey);
  storage.removeItem(returnAddressKey);
  return returnAddress(remembered ?? '/', root);
}
