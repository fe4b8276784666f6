import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';

const notBuilt = /^(node_modules|dist|\..*)$|\.(test|stories|examples)\.tsx?$/;

/** Returns a hash of the names and contents of the files below a folder. Files that no build reads do not count: tests, stories and examples. */
export function fingerprint(folder) {
  const hash = createHash('sha256');
  const visit = (path) => {
    for (const entry of readdirSync(path, { withFileTypes: true }).toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
      if (notBuilt.test(entry.name)) continue;
      const inside = `${path}/${entry.name}`;
      if (entry.isDirectory()) visit(inside);
      else hash.update(inside.slice(folder.length)).update(readFileSync(inside));
    }
  };
  visit(folder);
  return hash.digest('hex');
}
