import type { Configuration } from '../src/config/configuration.ts';
import { trustedScriptUrlPolicy } from '../src/trustedTypes/trustedScriptUrl.ts';

/** What one response's policy is made of. */
export interface ContentSecurityPolicyOptions {
  /** Null while the configuration cannot be read: the page may then load its own code and nothing else. */
  readonly configuration: Configuration | null;
  /** The nonce of this response, which its style elements carry. */
  readonly nonce: string;
  /** `sha256-…` of each inline script of the page; the import map is one. */
  readonly inlineScriptHashes: readonly string[];
  /** Vite's development client needs inline scripts, a socket of its own, and is not written for Trusted Types. */
  readonly isDevelopment?: boolean;
}

const firebaseHosts = ['https://firebaseinstallations.googleapis.com', 'https://fcmregistrations.googleapis.com'];

const originOf = (address: string): string => new URL(address).origin;

/** The folder an address lies in, which is as far as a policy has to open. */
const folderOf = (address: string): string => new URL('.', address).href;

const socketOriginOf = (address: string): string => originOf(address).replace(/^http/, 'ws');

const directive = (name: string, ...sources: readonly string[]): string => [name, ...new Set(sources)].join(' ');

/**
 * The Content-Security-Policy of the portal's page, computed from the same configuration the page reads, so that the two never
 * disagree. Scripts come from the portal, the folders of the sub-applications and the monolith alone; nothing is evaluated.
 */
export function contentSecurityPolicy(options: ContentSecurityPolicyOptions): string {
  const { configuration, nonce, inlineScriptHashes, isDevelopment = false } = options;
  const services = configuration?.services;
  const moduleFolders = configuration
    ? [...Object.values(configuration.subApplications).map(folderOf), `${configuration.services.monolith}/`]
    : [];
  const serviceOrigins = services ? Object.values(services).map(originOf) : [];
  const identity = configuration ? [originOf(configuration.identity.authority)] : [];
  const hub = services ? [socketOriginOf(services.notification)] : [];
  const reports = configuration ? [originOf(configuration.reportsOrigin)] : [];
  const push = configuration?.flags.PUSH_NOTIFICATIONS === true ? firebaseHosts : [];

  const policy = [
    directive('default-src', "'none'"),
    directive(
      'script-src',
      "'self'",
      ...(isDevelopment ? ["'unsafe-inline'"] : inlineScriptHashes.map((hash) => `'${hash}'`)),
      ...moduleFolders,
    ),
    directive('style-src', "'self'", isDevelopment ? "'unsafe-inline'" : `'nonce-${nonce}'`),
    directive(
      'img-src',
      "'self'",
      'data:',
      'blob:',
      ...(services ? [originOf(services.storage)] : []),
      ...moduleFolders,
    ),
    directive('font-src', "'self'"),
    directive(
      'connect-src',
      "'self'",
      ...serviceOrigins,
      ...hub,
      ...identity,
      ...push,
      ...(isDevelopment ? ['ws://localhost:*'] : []),
    ),
    directive('frame-src', "'self'", ...identity, ...reports),
    directive('worker-src', "'self'"),
    directive('manifest-src', "'self'"),
    directive('base-uri', "'none'"),
    directive('object-src', "'none'"),
    directive('form-action', "'self'"),
    directive('frame-ancestors', "'self'"),
  ];
  if (!isDevelopment) {
    policy.push(
      directive('require-trusted-types-for', "'script'"),
      directive('trusted-types', 'dompurify', trustedScriptUrlPolicy),
    );
  }
  return policy.join('; ');
}

/** The policy of the page that finishes a silent renewal inside a hidden frame: one script, and nobody else may frame it. */
export const silentRenewPolicy = [
  directive('default-src', "'none'"),
  directive('script-src', "'self'"),
  directive('base-uri', "'none'"),
  directive('form-action', "'none'"),
  directive('frame-ancestors', "'self'"),
  directive('require-trusted-types-for', "'script'"),
  directive('trusted-types', "'none'"),
].join('; ');
