import type { Configuration } from '../../config/configuration.ts';

/**
 * "Four special vendor user names are redirected to vendor creation for their company and program": only after sign-in and at
 * `/`. Every other address opens normally.
 *
 * @returns the program to select, and the query of vendor creation's address with its question mark; null for everyone else
 */
export function vendorRedirect(redirects: Configuration['vendorRedirects'], userName: string) {
  const redirect = redirects[userName];
  if (redirect === undefined) return null;
  return {
    program: redirect.program,
    query: `?${new URLSearchParams({ company: redirect.company }).toString()}`,
  };
}
