import type { Configuration } from '../src/config/configuration.ts';
import { identityOrigins } from '../src/config/identitySchema.ts';
import { trustedScriptUrlPolicy } from '@gantry/platform-client/trustedTypes/trustedScriptUrl';

/** Input of the page's policy. */
export interface PagePolicyOptions {
  /** Null if the configuration cannot be read. The page may then load its own code and nothing else. */
  readonly configuration: Configuration | null;
  /** The nonce of this response. The import map and the style elements of the page carry it. */
  readonly nonce: string;
  /** True for Vite's development client, which needs inline scripts and a socket and does not support Trusted Types. */
  readonly isDevelopment?: boolean;
}

/** The name of the reporting endpoint in `report-to` and in the `Reporting-Endpoints` header. */
export const reportingGroup = 'gantry';

/** The servers on a person's own machine, from which a tab may load modules if the configuration allows it. */
const localServers = ['http://localhost:*', 'http://127.0.0.1:*'];

const firebaseHosts = ['https://firebaseinstallations.googleapis.com', 'https://fcmregistrations.googleapis.com'];

/** Writes an address as a source of a directive. A semicolon would end the directive, a comma the policy, and a dollar begins a variable of nginx. */
const source = (address: string): string =>
  new URL(address).href.replaceAll(/[;,$]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);

const originOf = (address: string): string => new URL(address).origin;

/** The folder of an address: the narrowest source that also covers the files beside it. */
const folderOf = (address: string): string => source(new URL('.', address).href);

const socketOriginOf = (address: string): string => originOf(address).replace(/^http/, 'ws');

/** Writes the sources of each directive. */
const policyOf = (directives: Readonly<Record<string, readonly string[]>>): string =>
  Object.entries(directives)
    .map(([name, sources]) => [name, ...new Set(sources)].join(' '))
    .join('; ');

/** The folders of the entries of modules and extensions. */
const moduleFolders = ({ modules, extensions }: Configuration): readonly string[] =>
  [...modules, ...extensions].flatMap(({ entry }) => (entry === undefined ? [] : [folderOf(entry)]));

/** The folders of the scripts of views. */
const viewFolders = ({ services, views }: Configuration): readonly string[] =>
  views.scriptFolders.map((folder) => source(`${services.monolith}${folder}/`));

/** What an installation adds to the sources of the page. */
function sourcesOf(configuration: Configuration) {
  const { flags, identity, moduleOverrides, reportsOrigin, services, telemetry, views } = configuration;
  const modules = moduleFolders(configuration);
  const developmentServers = moduleOverrides ? localServers : [];
  const styleOrigins = views.styleOrigins.map(originOf);
  const identities = identityOrigins(identity);
  return {
    scripts: [...modules, ...developmentServers, ...viewFolders(configuration)],
    images: [
      originOf(services.storage),
      ...modules,
      ...developmentServers,
      source(`${services.monolith}/`),
      ...styleOrigins,
    ],
    calls: [
      ...Object.values(services).map(originOf),
      socketOriginOf(services.notification),
      ...identities,
      ...(telemetry ? [originOf(telemetry.endpoint)] : []),
      ...(flags.PUSH_NOTIFICATIONS ? firebaseHosts : []),
      ...developmentServers,
      ...styleOrigins,
    ],
    frames: [...identities, originOf(reportsOrigin)],
  };
}

const noSources: ReturnType<typeof sourcesOf> = { scripts: [], images: [], calls: [], frames: [] };

/**
 * Computes the Content-Security-Policy of the portal's page from the configuration that the page reads. Scripts come from the portal,
 * from the folders of the sub-applications and extensions, and from the script folders of the monolith. Nothing depends on the build, so a new build
 * never meets an old policy.
 */
export function pagePolicy({ configuration, nonce, isDevelopment = false }: PagePolicyOptions): string {
  const { scripts, images, calls, frames } = configuration ? sourcesOf(configuration) : noSources;
  const inline = isDevelopment ? "'unsafe-inline'" : `'nonce-${nonce}'`;
  const reports = configuration?.policyReports;
  return policyOf({
    'default-src': ["'none'"],
    'script-src': ["'self'", inline, ...scripts],
    'style-src': ["'self'", inline],
    'img-src': ["'self'", 'data:', 'blob:', ...images],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...calls, ...(isDevelopment ? ['ws://localhost:*'] : [])],
    'frame-src': ["'self'", ...frames],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'self'"],
    ...(!isDevelopment && {
      'require-trusted-types-for': ["'script'"],
      'trusted-types': ['dompurify', trustedScriptUrlPolicy],
    }),
    // `report-to` is for browsers with the Reporting API, `report-uri` for the others.
    ...(reports !== undefined && { 'report-uri': [source(reports)], 'report-to': [reportingGroup] }),
  });
}

/** The policy of the page that ends a silent renewal in a hidden frame: one script, and only the portal may frame it. */
export const silentRenewPolicy = policyOf({
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
  'frame-ancestors': ["'self'"],
  'require-trusted-types-for': ["'script'"],
  'trusted-types': ["'none'"],
});

/**
 * The policy of the service worker, which has one of its own: it fetches the files that it keeps and calls no service. With the flag OFFLINE, the
 * scripts of modules and views are among them.
 */
export const workerPolicy = (configuration: Configuration | null): string =>
  policyOf({
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'connect-src': [
      "'self'",
      ...(configuration?.flags.OFFLINE ? [...moduleFolders(configuration), ...viewFolders(configuration)] : []),
    ],
  });

/** The policy of every other response. Such a response is no page: if a browser shows it as one, it loads and runs nothing. */
export const filePolicy = policyOf({
  'default-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
  'frame-ancestors': ["'none'"],
});
