import type { Configuration } from '../src/config/configuration.ts';
import { versionPath } from '@gantry/platform-client/deployment/buildVersion';
import { serviceWorkerPath } from '@gantry/platform-client/trustedTypes/trustedScriptUrl';
import { filePolicy, reportingGroup, silentRenewPolicy, workerPolicy } from './contentSecurityPolicy.ts';

/** The page that ends a silent renewal: its file, and the address that the identity provider redirects to. */
export const silentRenewPaths = { file: '/silentrenew.html', address: '/silentrenew' } as const;

/** The headers that every response carries, beside its policy. */
export const securityHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  // Windows that the portal opens are cut off unless it asks to talk to them. Sign-in in a window needs that.
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
  // Field modules take pictures, call and locate. Frames of other origins may not.
  'permissions-policy': 'camera=(self), microphone=(self), geolocation=(self), payment=(), usb=()',
} as const;

/** Makes browsers use https for this host during the next two years. Browsers ignore it on http. */
export const strictTransportSecurity = 'max-age=63072000; includeSubDomains';

/**
 * Returns the policy of a file of the build. The page itself gets the policy of `renderPage`.
 *
 * @param configuration the service worker may fetch the modules that it names; null if it cannot be read
 */
export function policyOfFile(pathname: string, configuration: Configuration | null = null): string {
  if (pathname === silentRenewPaths.address || pathname === silentRenewPaths.file) return silentRenewPolicy;
  return pathname === serviceWorkerPath ? workerPolicy(configuration) : filePolicy;
}

/** Returns how long a file may be cached. The names of the assets contain a hash of their contents. */
export function cacheControlOfFile(pathname: string): string {
  if (pathname.startsWith('/assets/')) return 'public, max-age=31536000, immutable';
  return pathname === versionPath ? 'no-store' : 'no-cache';
}

/** Returns the value of the `Reporting-Endpoints` header; null if the configuration names no endpoint. */
export const reportingEndpoints = (configuration: Configuration | null): string | null =>
  configuration?.policyReports === undefined
    ? null
    : `${reportingGroup}=${JSON.stringify(new URL(configuration.policyReports).href)}`;
