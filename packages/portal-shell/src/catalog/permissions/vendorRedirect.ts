import type { Configuration } from '../../config/configuration.ts';
import type { Program } from '@gantry/platform-client/program/selectedProgram';

/** The company for which a special vendor user creates vendors, and the program to select. */
export interface VendorRedirect {
  readonly program: Program;
  /** The query of vendor creation's address, with its question mark. */
  readonly query: string;
}

/**
 * "Four special vendor user names are redirected to vendor creation for their company and program": only after sign-in and at
 * `/`. Every other address opens normally.
 *
 * @returns null for everyone else
 */
export function vendorRedirect(redirects: Configuration['vendorRedirects'], userName: string): VendorRedirect | null {
  const redirect = redirects[userName];
  if (redirect === undefined) return null;
  return {
    program: redirect.program,
    query: `?${new URLSearchParams({ company: redirect.company }).toString()}`,
  };
}
