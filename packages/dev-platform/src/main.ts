import { delimiter } from 'node:path';
import type { ConfigurationInput } from '@gantry/portal-shell/contracts';
import { startGantry } from './index.ts';

/** Reads a port from the environment; the default if it is not set. */
function portOf(name: string, fallback: number): number {
  const text = process.env[name];
  if (text === undefined || text === '') return fallback;
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    fail(`${name} must be a port from 0 to 65535, not ${text}.`);
  return port;
}

function portalOf(text = 'built'): 'built' | 'development' | 'none' {
  if (text === 'built' || text === 'development' || text === 'none') return text;
  return fail(`GANTRY_PORTAL must be built, development or none, not ${text}.`);
}

/** Reads the keys that replace those of the portal's configuration. It does not check them, because the portal checks the whole file. */
function overridesOf(text = '{}'): Partial<ConfigurationInput> {
  try {
    return JSON.parse(text) as Partial<ConfigurationInput>;
  } catch {
    return fail(`PORTAL_CONFIGURATION must be JSON, not ${text}.`);
  }
}

function fail(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

const portal = portalOf(process.env['GANTRY_PORTAL']);
const gantry = await startGantry({
  portalPort: portOf('PORTAL_PORT', 4000),
  platformPort: portOf('PLATFORM_PORT', 4001),
  portal,
  portalDirectory: process.env['PORTAL_DIRECTORY'],
  configuration: overridesOf(process.env['PORTAL_CONFIGURATION']),
  views: (process.env['GANTRY_VIEWS'] ?? '').split(delimiter).filter((folder) => folder !== ''),
  portalOrigin: process.env['PORTAL_ORIGIN'],
  userInfoAddress: process.env['USERINFO_ADDRESS'],
}).catch((error: unknown) => fail(error instanceof Error ? error.message : String(error)));

if (portal !== 'none') console.log(`portal listening on ${gantry.portalOrigin}`);
console.log(`platform listening on ${gantry.platformOrigin}`);

let isEnding = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    // A second Ctrl-C ends it at once.
    if (isEnding) process.exit(0);
    isEnding = true;
    gantry.close().then(
      () => process.exit(0),
      (error: unknown) => fail(`The end was not clean: ${String(error)}`),
    );
  });
}
