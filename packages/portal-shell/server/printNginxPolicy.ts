// Prints the portal's Content-Security-Policy as an nginx variable: node server/printNginxPolicy.ts path/to/config.json
import { readFileSync } from 'node:fs';
import { contentSecurityPolicy } from './contentSecurityPolicy.ts';
import { inlineScriptHashes, readConfiguration } from './page.ts';

const [configurationPath] = process.argv.slice(2);
if (configurationPath === undefined) {
  throw new Error('Name the configuration that the policy is made from: npm run policy -- path/to/config.json');
}
const configuration = readConfiguration(readFileSync(configurationPath, 'utf8'));
if (configuration === null) {
  throw new Error(
    `${configurationPath} is not a configuration of the portal, which would refuse to start with it. Open the portal with it: it names each wrong key.`,
  );
}
const page = readFileSync(new URL('../dist/portal/index.html', import.meta.url), 'utf8');
const policy = contentSecurityPolicy({
  configuration,
  nonce: '$request_id',
  inlineScriptHashes: inlineScriptHashes(page),
});
process.stdout.write(`map "" $gantry_policy { default "${policy}"; }\n`);
