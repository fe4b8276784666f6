// Runs before npm packs a published package, in its folder: refuses a package without its build, or with the build of other sources.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { fingerprint } from '../support/fingerprint.mjs';
import { fail } from '../support/run.mjs';

const { name, exports = {} } = JSON.parse(readFileSync('package.json', 'utf8'));
const remedy = 'Run "npm run build" in the root of the repository, then pack again.';

const built = Object.values(exports)
  .flatMap((target) => (typeof target === 'string' ? [target] : [target.types, target.default]))
  .filter((path) => path?.includes('/dist/'));
// A path may be a pattern, such as ./dist/languages/*/index.js.
const missing = built.find((path) => globSync(path).length === 0);
if (missing) fail(`${name} is not packed: ${missing} is missing, so apps could not import the package. ${remedy}`);

const stamp = 'dist/sources.sha256';
if (built.length > 0 && (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== fingerprint('src'))) {
  fail(
    `${name} is not packed: dist was built from other sources than src holds, so apps would get other code. ${remedy}`,
  );
}
