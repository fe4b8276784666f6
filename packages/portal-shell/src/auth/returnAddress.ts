import { isPublicPath, signInCallbackPath, signOutCallbackPath, signOutPath, silentRenewPath } from './addresses.ts';

const key = 'gantry.return_address';
const authenticationPaths = new Set([signInCallbackPath, silentRenewPath, signOutPath, signOutCallbackPath]);

/**
 * The address to come back to after sign-in: a path of this portal with its query and fragment. Anything else (another origin, a page
 * about a session, a step of sign-in itself) becomes home.
 */
export function returnAddress(address: unknown, origin: string): string {
  if (typeof address !== 'string' || !URL.canParse(address, origin)) return '/';
  const url = new URL(address, origin);
  const isElsewhere = url.origin !== origin || isPublicPath(url.pathname) || authenticationPaths.has(url.pathname);
  return isElsewhere ? '/' : url.pathname + url.search + url.hash;
}

/** Keeps where the person was, for the sign-in that follows a page about the session. */
export function rememberReturnAddress(storage: Storage, location: Location): void {
  storage.setItem(key, returnAddress(location.href, location.origin));
}

/** Where the person was before the page about the session, once; home when there is nothing remembered. */
export function takeReturnAddress(storage: Storage, origin: string): string {
  const remembered = storage.getItem(key);
  storage.removeItem(key);
  return returnAddress(remembered ?? '/', origin);
}
