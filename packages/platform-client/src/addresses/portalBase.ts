/** The name of the element in the page that holds the path below which the portal is reached. */
export const baseElementName = 'gantry-base';

// The push worker has no document, and finds the portal beside itself.
const element =
  typeof document === 'undefined' ? null : document.querySelector<HTMLMetaElement>(`meta[name="${baseElementName}"]`);

/** The path below which the portal is reached, such as `/portal`. Empty if the portal has an origin of its own. */
export const portalBase = element?.content ?? '';

/** The address of Home without a slash at its end, such as `https://example.com/portal`. */
export const portalRoot = (): string => location.origin + portalBase;

/** The path at which the browser finds a path of the portal: `/portal/apps` for `/apps`. */
export const addressOf = (path: string): string => portalBase + path;

/** The path of the portal in a path of the browser: `/apps` for `/portal/apps`. A path that is one of the portal already stays as it is. */
export function pathOf(address: string, base = portalBase): string {
  if (base === '' || !address.startsWith(base)) return address;
  const rest = address.slice(base.length);
  if (rest.startsWith('/')) return rest;
  return rest === '' || rest.startsWith('?') || rest.startsWith('#') ? `/${rest}` : address;
}

/** The address of a link: paths of the portal, with or without the base, get it. Any other address stays as it is. */
export const hrefOf = (href: string): string => (/^\/(?!\/)/.test(href) ? addressOf(pathOf(href)) : href);
