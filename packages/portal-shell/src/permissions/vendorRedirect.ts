import type { Configuration } from '../config/configuration.ts';
import type { Program } from '../program/selectedProgram.ts';

/** The company for which a special vendor user creates vendors, and the program to select. */
export interface VendorRedirect {
  readonly program: Program;
  /** The query of vendor creation's address, with its question mark. */
  readonly query: string;
}

/**
 * "Four special vendor user names are redirected to vendor creation for their company and program": after sign-in and at `/`
 * alone; every other address opens as asked.
 *
 * @returns null for everyone else
 */
export function vendorRedirect(redirects: Configuration['vendorRedirects'], userName: string): VendorRedirect | null {
  const redirect = Object.hasOwn(redirects, userName) ? redirects[userName] : undefined;
  if (redirect === undefined) return null;
  return {
    program: redirect.program,
    query: `?${new URLSearchParams({ company: redirect.company }).toString()}`,
  };
}
