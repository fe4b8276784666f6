/** A link that may be followed. */
export type SafeLink =
  /** A path of this app, with its query and hash. */
  | { readonly kind: 'path'; readonly path: string }
  /** An absolute address of another origin: https, or of an allowed origin. */
  | { readonly kind: 'external'; readonly url: string };

// Any origin would do: an address that keeps it after parsing is a path.
const somewhere = 'https://path.invalid';
const longest = 2000;
// A browser drops tabs and line ends anywhere, so it would open another address than the one checked here.
const controlCharacter = /\p{Cc}/u;

/**
 * Checks an address that came as data. Same-origin paths pass (a missing first slash is added), and so do https addresses and
 * addresses of an allowed origin such as the storage's. Everything else is null: other schemes, `//host`, and addresses with a
 * user name or control characters.
 *
 * @param appRoot the address of the app without a slash at its end, such as `https://example.com/portal`. An absolute address at or below it is
 *   a path of the app.
 */
export function safeLink(
  address: string | null,
  allowedOrigins: readonly string[] = [],
  appRoot?: string,
): SafeLink | null {
  if (address === null || address === '' || address.length > longest || controlCharacter.test(address)) return null;
  if (/^[a-z][a-z\d+.-]*:/i.test(address)) {
    const url = parse(address);
    if (url === null || url.username !== '' || url.password !== '') return null;
    const rest = appRoot !== undefined && url.href.startsWith(appRoot) ? url.href.slice(appRoot.length) : null;
    if (rest !== null && /^(?:$|[/?#])/.test(rest)) return safeLink(rest || '/');
    return url.protocol === 'https:' || isAllowed(url, allowedOrigins) ? { kind: 'external', url: url.href } : null;
  }
  const url = parse(/^[/\\]/.test(address) ? address : `/${address}`, somewhere);
  // The parser reads "\" as "/", so its result counts, not the text.
  // "..//host" keeps the origin here, but its path alone would lead to another origin.
  if (url === null || url.origin !== somewhere || url.username !== '' || url.pathname.startsWith('//')) return null;
  return { kind: 'path', path: url.pathname + url.search + url.hash };
}

/**
 * Says why {@link safeLink} refused an address, and the option that would allow it. Only its origin is named: the rest may hold a
 * secret.
 */
export function refusalOf(address: string): string {
  const url = parse(address);
  if (url?.protocol !== 'http:' || url.username !== '' || url.password !== '')
    return `its address is neither a path of this app nor https${url === null ? '' : `, but ${url.protocol}`}.`;
  return `its origin ${url.origin} is neither https nor allowed. Add it to the option allowedLinkOrigins if it can be trusted.`;
}

function isAllowed(url: URL, allowedOrigins: readonly string[]): boolean {
  return url.protocol === 'http:' && allowedOrigins.includes(url.origin);
}

function parse(address: string, base?: string): URL | null {
  return URL.canParse(address, base) ? new URL(address, base) : null;
}
