import { execFileSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's root, with a slash at its end. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/** The packages that other apps install. */
export const publishedPackages = ['ui-kit', 'notification-center'] as const;

/** What `npm publish` would send. */
export interface Packed {
  /** The path of the archive. */
  readonly archive: string;
  /** What is in it, by path. */
  readonly files: readonly string[];
}

/** Packs a package as it is built now. */
export function pack(name: (typeof publishedPackages)[number]): Packed {
  const folder = mkdtempSync(join(tmpdir(), 'gantry-packed-'));
  const output = execFileSync('npm', ['pack', '--json', '--loglevel', 'error', '--pack-destination', folder], {
    cwd: `${root}packages/${name}`,
    encoding: 'utf8',
  });
  // npm describes each archive it wrote; only these fields are read.
  const [packed] = Object.values(JSON.parse(output) as Record<string, { filename: string; files: { path: string }[] }>);
  if (packed === undefined) throw new Error(`npm packed nothing for ${name}.`);
  return { archive: join(folder, packed.filename), files: packed.files.map(({ path }) => path) };
}
