// Prints the portal's policies as nginx variables: node server/printNginxPolicy.ts path/to/config.json
import { readFileSync } from 'node:fs';
import { pushWorkerPath } from '../src/trustedTypes/trustedScriptUrl.ts';
import { filePolicy, pagePolicy, silentRenewPolicy, workerPolicy } from './contentSecurityPolicy.ts';
import { readConfiguration } from './readConfiguration.ts';
import { reportingEndpoints, silentRenewPaths } from './responseHeaders.ts';

const [configurationPath] = process.argv.slice(2);
if (configurationPath === undefined) {
  throw new Error('The policy is made from a configuration. Name it: npm run policy -- path/to/config.json');
}
const configuration = readConfiguration(readFileSync(configurationPath, 'utf8'));
if (configuration === null) {
  throw new Error(
    `${configurationPath} is not a valid configuration, so no policy can be made from it. Open the portal with it: the page names each wrong key.`,
  );
}

const quoted = (value: string): string => `"${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
const map = (variable: string, byPath: Readonly<Record<string, string>>): string =>
  [`map $uri ${variable} {`, ...Object.entries(byPath).map(([path, value]) => `  ${path} ${quoted(value)};`), '}'].join(
    '\n',
  );

process.stdout.write(
  `${[
    map('$gantry_policy', {
      '/index.html': pagePolicy({ configuration, nonce: '$request_id' }),
      [silentRenewPaths.file]: silentRenewPolicy,
      [pushWorkerPath]: workerPolicy(configuration),
      default: filePolicy,
    }),
    // nginx sends no header whose value is empty.
    map('$gantry_reporting', { '/index.html': reportingEndpoints(configuration) ?? '', default: '' }),
  ].join('\n')}\n`,
);
