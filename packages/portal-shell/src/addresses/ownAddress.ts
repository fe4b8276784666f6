/**
 * The one check of addresses that the portal sends a person to. An address that looks like a path may lead elsewhere: `//host` names a
 * host, browsers read `\` as `/`, and a server or proxy may decode `%2f` before it redirects.
 */

const isTricky = (path: string): boolean =>
  path.startsWith('//') ||
  path.includes('\\') ||
  // oxlint-disable-next-line no-control-regex -- control characters are what is looked for.
  /[\u0000-\u001F\u007F]/.test(path) ||
  /(?:^|\/)\.{1,2}(?:\/|$)/.test(path);

/** Whether a path means something else once it is decoded, however many times. */
function hidesAnother(pathname: string): boolean {
  let path = pathname;
  for (;;) {
    if (isTricky(path)) return true;
    let decoded: string;
    try {
      decoded = decodeURIComponent(path);
    } catch {
      // A `%` that was itself encoded decodes to no code. In the address as it stands, it is malformed.
      return path === pathname;
    }
    if (decoded === path) return false;
    path = decoded;
  }
}

/**
 * The path, query and fragment of an address of this origin.
 *
 * @returns null when the address leads elsewhere, or hides an address that does
 */
export function ownAddress(address: unknown, origin: string): string | null {
  if (typeof address !== 'string' || !URL.canParse(address, origin)) return null;
  const url = new URL(address, origin);
  if (url.origin !== origin || url.username !== '' || url.password !== '' || hidesAnother(url.pathname)) return null;
  return url.pathname + url.search + url.hash;
}
