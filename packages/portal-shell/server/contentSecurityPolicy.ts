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

const directive = (name: string, ...sources: readonly string[]): string => [name, ...new Set(sources)].join(' ');

/** The folders of the entries of modules and extensions. */
const moduleFolders = ({ modules, extensions }: Configuration): readonly string[] =>
  [...modules, ...extensions].flatMap(({ entry }) => (entry === undefined ? [] : [folderOf(entry)]));

/** The folders of the scripts of views. */
const viewFolders = ({ services, views }: Configuration): readonly string[] =>
  views.scriptFolders.map((folder) => source(`${services.monolith}${folder}/`));

/** `report-to` is for browsers with the Reporting API, `report-uri` for the others. */
function reporting(configuration: Configuration | null): string[] {
  const address = configuration?.policyReports;
  return address === undefined
    ? []
    : [directive('report-uri', source(address)), directive('report-to', reportingGroup)];
}

const pushHosts = (configuration: Configuration | null): readonly string[] =>
  configuration?.flags.PUSH_NOTIFICATIONS === true ? firebaseHosts : [];

/**
 * Computes the Content-Security-Policy of the portal's page from the configuration that the page reads. Scripts come from the portal,
 * from the folders of the sub-applications and extensions, and from the script folders of the monolith. Nothing depends on the build, so a new build
 * never meets an old policy.
 */
export function pagePolicy({ configuration, nonce, isDevelopment = false }: PagePolicyOptions): string {
  const services = configuration?.services;
  const subApplications = configuration ? moduleFolders(configuration) : [];
  const developmentServers = configuration?.moduleOverrides === true ? localServers : [];
  const viewScripts = configuration ? viewFolders(configuration) : [];
  const styleOrigins = (configuration?.views.styleOrigins ?? []).map(originOf);
  const identity = configuration ? identityOrigins(configuration.identity) : [];
  const reports = configuration ? [originOf(configuration.reportsOrigin)] : [];

  const policy = [
    directive('default-src', "'none'"),
    directive(
      'script-src',
      "'self'",
      isDevelopment ? "'unsafe-inline'" : `'nonce-${nonce}'`,
      ...subApplications,
      ...developmentServers,
      ...viewScripts,
    ),
    directive('style-src', "'self'", isDevelopment ? "'unsafe-inline'" : `'nonce-${nonce}'`),
    directive(
      'img-src',
      "'self'",
      'data:',
      'blob:',
      ...(services ? [originOf(services.storage)] : []),
      ...subApplications,
      ...developmentServers,
      ...(services ? [source(`${services.monolith}/`)] : []),
      ...styleOrigins,
    ),
    directive('font-src', "'self'"),
    directive(
      'connect-src',
      "'self'",
      ...(services ? Object.values(services).map(originOf) : []),
      ...(services ? [socketOriginOf(services.notification)] : []),
      ...identity,
      ...(configuration?.telemetry ? [originOf(configuration.telemetry.endpoint)] : []),
      ...pushHosts(configuration),
      ...developmentServers,
      ...styleOrigins,
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
  return [...policy, ...reporting(configuration)].join('; ');
}

/** The policy of the page that ends a silent renewal in a hidden frame: one script, and only the portal may frame it. */
export const silentRenewPolicy = [
  directive('default-src', "'none'"),
  directive('script-src', "'self'"),
  directive('base-uri', "'none'"),
  directive('form-action', "'none'"),
  directive('frame-ancestors', "'self'"),
  directive('require-trusted-types-for', "'script'"),
  directive('trusted-types', "'none'"),
].join('; ');

/**
 * The policy of the service worker, which has one of its own: it fetches the files that it keeps and calls no service. With the flag OFFLINE, the
 * scripts of modules and views are among them.
 */
export const workerPolicy = (configuration: Configuration | null): string =>
  [
    directive('default-src', "'none'"),
    directive('script-src', "'self'"),
    directive(
      'connect-src',
      "'self'",
      ...(configuration?.flags.OFFLINE === true
        ? [...moduleFolders(configuration), ...viewFolders(configuration)]
        : []),
    ),
  ].join('; ');

/** The policy of every other response. Such a response is no page: if a browser shows it as one, it loads and runs nothing. */
export const filePolicy = [
  directive('default-src', "'none'"),
  directive('base-uri', "'none'"),
  directive('form-action', "'none'"),
  directive('frame-ancestors', "'none'"),
].join('; ');
