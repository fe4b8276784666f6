import type { Configuration } from '../../src/config/configuration.ts';
import { serviceWorkerPath } from '@gantry/platform-client/trustedTypes/trustedScriptUrl';
import { filePolicy, pagePolicy, silentRenewPolicy, workerPolicy } from '../contentSecurityPolicy.ts';
import { reportingEndpoints, silentRenewPaths } from '../responseHeaders.ts';

const quoted = (value: string): string => `"${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;

const lines = (...parts: readonly string[]): string => `${parts.join('\n')}\n`;

/** Writes an nginx variable by the values of another one, or of none. */
const nginxMap = (of: '$uri' | '""', variable: string, ...values: readonly string[]): string =>
  lines(`map ${of} ${variable} {`, ...values.map((value) => `  ${value};`), '}');

/** Writes where the portal is reached as nginx variables: the base path, and a path of the portal if it comes with that. */
function nginxBase({ basePath = '' }: Configuration): string {
  const below = `~^${basePath.replaceAll('.', String.raw`\.`)}(?<gantry_rest>/.*)$`;
  const paths = basePath === '' ? [] : [`${quoted(basePath)} /`, `${quoted(below)} $gantry_rest`];
  return (
    nginxMap('""', '$gantry_base', `default ${quoted(basePath)}`) +
    // nginx looks again after it has chosen the page for a path.
    nginxMap('$uri', '$gantry_below', 'volatile', 'default ""', ...paths)
  );
}

/** nginx reads no parameter above 4,096 bytes. The policy of an installation with many modules is longer. */
const longestPart = 2000;

/** Writes a value as the parts of which nginx joins it again: one variable each. A short value is written as it is. */
function nginxParts(variable: string, value: string): { readonly variables: string; readonly joined: string } {
  // A space is not within the name of a variable that the value contains.
  const parts = value.match(new RegExp(`[^]{1,${String(longestPart)}}(?= |$)`, 'g')) ?? [];
  if (parts.length < 2) return { variables: '', joined: value };
  const names = parts.map((_, index) => `${variable}_${String(index + 1)}`);
  const variables = parts.map((part, index) => nginxMap('""', names[index] ?? '', `default ${quoted(part)}`));
  return { variables: variables.join(''), joined: names.join('') };
}

/** Writes the portal's policies as nginx variables, `$gantry_policy` and `$gantry_reporting`, by path; and its base path. */
export function nginxPolicies(configuration: Configuration): string {
  const map = (variable: string, byPath: Readonly<Record<string, string>>): string =>
    nginxMap('$uri', variable, ...Object.entries(byPath).map(([path, value]) => `${path} ${quoted(value)}`));
  const page = nginxParts('$gantry_page_policy', pagePolicy({ configuration, nonce: '$request_id' }));
  return (
    page.variables +
    map('$gantry_policy', {
      '/index.html': page.joined,
      [silentRenewPaths.file]: silentRenewPolicy,
      [serviceWorkerPath]: workerPolicy(configuration),
      default: filePolicy,
    }) +
    // nginx sends no header whose value is empty.
    map('$gantry_reporting', { '/index.html': reportingEndpoints(configuration) ?? '', default: '' }) +
    nginxBase(configuration)
  );
}

/** Writes the snippet that removes the base path, so that the other settings see the portal's own paths. */
const caddyBase = ({ basePath = '' }: Configuration): string =>
  lines(
    '(gantry_base) {',
    `  vars gantry_base ${quoted(basePath)}`,
    ...(basePath === '' ? [] : [`  rewrite ${basePath} ${basePath}/`, `  uri strip_prefix ${basePath}`]),
    '}',
  );

/** Writes the portal's policies as snippets for Caddy; and its base path. */
export function caddyPolicies(configuration: Configuration): string {
  const snippet = (name: string, policy: string, reporting: string | null = null): string =>
    lines(
      `(${name}) {`,
      `  header Content-Security-Policy ${quoted(policy)}`,
      ...(reporting === null ? [] : [`  header Reporting-Endpoints ${quoted(reporting)}`]),
      '}',
    );
  return (
    snippet(
      'gantry_page',
      pagePolicy({ configuration, nonce: '{http.request.uuid}' }),
      reportingEndpoints(configuration),
    ) +
    snippet('gantry_silent_renew', silentRenewPolicy) +
    snippet('gantry_worker', workerPolicy(configuration)) +
    snippet('gantry_file', filePolicy) +
    caddyBase(configuration)
  );
}
