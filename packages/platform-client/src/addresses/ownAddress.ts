import { fullyDecoded, isClimbingPath } from './decodedPath.ts';
import { pathOf } from './portalBase.ts';

/** True if a path is not valid, or leads elsewhere once a server or proxy has decoded it. Browsers read `\` as `/`. */
function hidesAnother(pathname: string): boolean {
  const path = fullyDecoded(pathname);
  return (
    path.startsWith('//') ||
    path.includes('\\') ||
    /\p{Cc}/u.test(path) ||
    isClimbingPath(pathname) ||
    // An encoded `%` may leave a malformed code after decoding. That is an error only in the original path.
    !isDecodable(pathname)
  );
}

function isDecodable(path: string): boolean {
  try {
    return decodeURIComponent(path) !== '';
  } catch {
    return false;
  }
}

/**
 * The only check of addresses that data names and the portal goes to. An address that looks like a path may lead to another host: `//host`
 * names a host, browsers read `\` as `/`, and a server or proxy may decode `%2f` before it redirects.
 *
 * @param root the address of Home without a slash at its end; an address that names this origin and lies outside is another application's
 * @returns the portal's path, query and fragment; null if the address is not the portal's, or hides one that is not
 */
export function ownAddress(address: unknown, root: string): string | null {
  const home = new URL(`${root}/`);
  if (typeof address !== 'string' || !URL.canParse(address, home)) return null;
  const { origin, username, password, pathname, search, hash } = new URL(address, home);
  const base = home.pathname.slice(0, -1);
  const path = pathOf(pathname, base);
  if (origin !== home.origin || username !== '' || password !== '' || hidesAnother(path)) return null;
  if (base !== '' && path === pathname && URL.canParse(address)) return null;
  return path + search + hash;
}
