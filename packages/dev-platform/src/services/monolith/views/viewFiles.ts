import { readFile } from 'node:fs/promises';

/** The version in `/version.manifest`, which the portal puts into the names of scripts. */
export const viewVersion = '1.4.2';

const folder = new URL('../../../../views/', import.meta.url);

const scripts: ReadonlySet<string> = new Set(['forms', 'module', 'report', 'schedule']);

/** A script of views. If its name contains the version, its text never changes. */
export interface ViewScript {
  readonly text: string;
  readonly isVersioned: boolean;
}

/**
 * Finds a script by its requested name: `schedule.1.4.2.min.js`, `schedule.1.4.2.js`, `schedule.min.js` or `schedule.js`. Null for
 * another name or version.
 */
export async function findViewScript(fileName: string): Promise<ViewScript | null> {
  const [, name = '', version] = /^([a-z]+)(?:\.(\d+\.\d+\.\d+))?(?:\.min)?\.js$/.exec(fileName) ?? [];
  if (!scripts.has(name) || (version !== undefined && version !== viewVersion)) return null;
  return { text: await readFile(new URL(`scripts/${name}.js`, folder), 'utf8'), isVersioned: version !== undefined };
}

const fragments: ReadonlySet<string> = new Set(['dailyFieldReport', 'projectManagement']);

/** Reads the fragment of a view that is a file, which its script fills; null for any other. */
export const readViewFile = async (route: string): Promise<string | null> =>
  fragments.has(route) ? readFile(new URL(`${route}.html`, folder), 'utf8') : null;
