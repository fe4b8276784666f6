import { delimiter } from 'node:path';
import type { ConfigurationInput } from '@gantry/portal-shell/contracts';
import type { GantryOptions } from './index.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads a port; the default if it is not set. */
function portOf(environment: Environment, name: string, fallback: number): number {
  const text = environment[name];
  if (text === undefined || text === '') return fallback;
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Error(`${name} must be a port from 0 to 65535, not ${text}.`);
  return port;
}

function portalOf(text = 'built'): 'built' | 'development' | 'none' {
  if (text === 'built' || text === 'development' || text === 'none') return text;
  throw new Error(`GANTRY_PORTAL must be built, development or none, not ${text}.`);
}

/** Reads the keys that replace those of the portal's configuration. It does not check them, because the portal checks the whole file. */
function overridesOf(text = '{}'): Partial<ConfigurationInput> {
  try {
    return JSON.parse(text) as Partial<ConfigurationInput>;
  } catch {
    throw new Error(`PORTAL_CONFIGURATION must be JSON, not ${text}.`);
  }
}

/** The addresses of apps beside the portal, without a slash at their ends. */
const appsOf = (text = ''): readonly string[] =>
  text
    .split(' ')
    .filter((app) => app !== '')
    .map((app) => {
      if (/^https?:\/\/./.test(app) && URL.canParse(app)) return app.replace(/\/+$/, '');
      throw new Error(
        `GANTRY_APPS has ${app}, which is no address. Write http://localhost:5173, with spaces between several.`,
      );
    });

/**
 * Reads the options from the variables of an environment.
 *
 * @throws with one sentence about a variable that is wrong
 */
export const optionsFrom = (environment: Environment) =>
  ({
    portalPort: portOf(environment, 'PORTAL_PORT', 4000),
    platformPort: portOf(environment, 'PLATFORM_PORT', 4001),
    portal: portalOf(environment['GANTRY_PORTAL']),
    portalDirectory: environment['PORTAL_DIRECTORY'],
    configuration: overridesOf(environment['PORTAL_CONFIGURATION']),
    views: (environment['GANTRY_VIEWS'] ?? '').split(delimiter).filter((folder) => folder !== ''),
    portalOrigin: environment['PORTAL_ORIGIN'],
    apps: appsOf(environment['GANTRY_APPS']),
    userInfoAddress: environment['USERINFO_ADDRESS'],
  }) satisfies GantryOptions;
