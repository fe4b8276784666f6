import { fullyDecoded, isClimbingPath } from './decodedPath.ts';

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
 * @returns the path, query and fragment of an address of this origin; null if it has another origin, or hides an address that has
 */
export function ownAddress(address: unknown, origin: string): string | null {
  if (typeof address !== 'string' || !URL.canParse(address, origin)) return null;
  const url = new URL(address, origin);
  if (url.origin !== origin || url.username !== '' || url.password !== '' || hidesAnother(url.pathname)) return null;
  return url.pathname + url.search + url.hash;
}
