import { isClimbingPath } from '../addresses/decodedPath.ts';

/**
 * The address of a call. It stays below the service's own address, so that a token goes to no other service.
 *
 * @param base the service's address in the configuration
 * @param path starts with a slash
 * @throws TypeError if the address would be outside of the service's
 */
export function serviceAddress(base: string, path: string, query: Readonly<Record<string, string>> = {}): URL {
  const folder = new URL(`${base}/`);
  const address = new URL(base + path);
  const isBelow = address.origin === folder.origin && address.pathname.startsWith(folder.pathname);
  if (!isBelow || isClimbingPath(path)) {
    throw new TypeError(
      `The address ${address.href} is not below ${base}, so no token is sent there. Give a path of the service.`,
    );
  }
  for (const [name, value] of Object.entries(query)) address.searchParams.append(name, value);
  return address;
}
