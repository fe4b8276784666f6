import { readFile } from 'node:fs/promises';

/** The version in `/version.manifest`, which the portal puts into the names of scripts. */
export const viewVersion = '1.4.2';

const folder = new URL('../../../../views/', import.meta.url);

const scripts: ReadonlySet<string> = new Set(['module', 'schedule']);

/** A file of a view: its text, and whether its name carries the version, so that it never changes. */
export interface ViewScript {
  readonly text: string;
  readonly isVersioned: boolean;
}

/**
 * A script by the name it was asked for: `schedule.1.4.2.min.js`, `schedule.1.4.2.js`, `schedule.min.js` or
 * `schedule.js`. Null for another name or another version.
 */
export async function findViewScript(fileName: string): Promise<ViewScript | null> {
  const [, name = '', version] = /^([a-z]+)(?:\.(\d+\.\d+\.\d+))?(?:\.min)?\.js$/.exec(fileName) ?? [];
  if (!scripts.has(name) || (version !== undefined && version !== viewVersion)) return null;
  return { text: await readFile(new URL(`scripts/${name}.js`, folder), 'utf8'), isVersioned: version !== undefined };
}

/** The fragment of the Schedule, which its script fills. */
export const readScheduleView = (): Promise<string> => readFile(new URL('projectManagement.html', folder), 'utf8');
