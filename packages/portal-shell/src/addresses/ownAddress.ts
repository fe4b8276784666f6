/**
 * The only check of addresses that the portal redirects to. An address that looks like a path may lead to another host: `//host` names a
 * host, browsers read `\` as `/`, and a server or proxy may decode `%2f` before it redirects.
 */

const isTricky = (path: string): boolean =>
  path.startsWith('//') ||
  path.includes('\\') ||
  // oxlint-disable-next-line no-control-regex -- control characters are what is looked for.
  /[\u0000-\u001F\u007F]/.test(path) ||
  /(?:^|\/)\.{1,2}(?:\/|$)/.test(path);

/** True if a path is a different address after it is decoded any number of times. */
function hidesAnother(pathname: string): boolean {
  let path = pathname;
  for (;;) {
    if (isTricky(path)) return true;
    let decoded: string;
    try {
      decoded = decodeURIComponent(path);
    } catch {
      // An encoded `%` may leave a malformed code after decoding. That is an error only in the original path.
      return path === pathname;
    }
    if (decoded === path) return false;
    path = decoded;
  }
}

/**
 * Returns the path, query and fragment of an address of this origin.
 *
 * @returns null if the address has another origin, or hides an address that has
 */
export function ownAddress(address: unknown, origin: string): string | null {
  if (typeof address !== 'string' || !URL.canParse(address, origin)) return null;
  const url = new URL(address, origin);
  if (url.origin !== origin || url.username !== '' || url.password !== '' || hidesAnother(url.pathname)) return null;
  return url.pathname + url.search + url.hash;
}
