import type { Configuration } from '../config/configuration.ts';
import type { Program } from '../program/selectedProgram.ts';

/** The company that one of the special vendor users creates vendors for, and the program that is chosen for them. */
export interface VendorRedirect {
  readonly program: Program;
  /** What the address of vendor creation ends with, from its question mark on. */
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
