// What every test sees, whatever its machine has. Runners import it first. A test that is about something else brings it.
import { fileURLToPath } from 'node:url';
import type { BrowserContextOptions } from 'playwright';
import { worlds } from './worlds.ts';

/** The variable of the environment that names a world of `worlds`. Without it, tests run in the usual one. */
export const worldVariable = 'GANTRY_WORLD';

const name = process.env[worldVariable] ?? 'usual';
const chosen = worlds[name];
if (chosen === undefined)
  throw new Error(`${worldVariable} names no world: "${name}". The worlds are: ${Object.keys(worlds).join(', ')}.`);

const { fonts = 'kit.conf', timeZone = 'UTC', language = 'en-US', startsAt = null } = chosen;
const { posixLocale = `${language.replace('-', '_')}.UTF-8` } = chosen;

/** The moment in which each file of tests begins; null for the machine's own. */
export const startOfWorld = startsAt;

/** The environment of Chromium: the fonts of the system are those of the kit, so that no measure depends on what is installed. */
export const browserEnvironment = {
  FONTCONFIG_FILE: fileURLToPath(new URL(`fonts/${fonts}`, import.meta.url)),
};

/** What a page sees of the person and the screen. */
export const pageOptions = {
  locale: language,
  timezoneId: timeZone,
  deviceScaleFactor: 1,
  colorScheme: 'light',
  reducedMotion: 'no-preference',
  forcedColors: 'none',
  contrast: 'no-preference',
} as const satisfies BrowserContextOptions;

/** The window of a test that shows a whole screen, and of one that shows a component. */
export const windows = { screen: { width: 1440, height: 900 }, component: { width: 414, height: 896 } };

// Whatever a runner starts takes these from it.
Object.assign(process.env, { TZ: timeZone, LANG: posixLocale, LC_ALL: posixLocale });
delete process.env['LANGUAGE'];
