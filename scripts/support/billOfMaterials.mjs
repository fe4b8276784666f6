import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Returns a bill of materials (CycloneDX) of a package in the workspace: npm's own, reduced to what the package depends on at run time, in the
 * versions of the lockfile. npm's own reduction leaves out what a development dependency of the repository needs too.
 * @param {string} root the folder of the repository.
 * @param {string} folder the folder of the package, such as packages/ui-kit.
 * @param {Record<string, unknown>} subject what the bill is about.
 */
export function billOfMaterials(root, folder, subject) {
  // The number and the time would be others each time.
  const { serialNumber: _, ...bill } = billOfRepository(root);
  const { timestamp: __, ...metadata } = bill.metadata;
  const wanted = runtimeDependencies(root, folder);
  const components = bill.components.filter(({ purl }) =>
    wanted.has(decodeURIComponent(purl).replace(/^pkg:npm\//, '')),
  );
  const references = new Set(components.map((component) => component['bom-ref']));
  const dependencies = bill.dependencies
    .filter(({ ref }) => references.has(ref))
    .map(({ ref, dependsOn = [] }) => ({ ref, dependsOn: dependsOn.filter((other) => references.has(other)) }));
  return { ...bill, metadata: { ...metadata, component: subject }, components, dependencies };
}

const bills = new Map();

function billOfRepository(root) {
  if (!bills.has(root)) bills.set(root, readBill(root));
  return bills.get(root);
}

function readBill(root) {
  const args = ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only'];
  return JSON.parse(
    execFileSync('npm', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'], maxBuffer: 64e6 }),
  );
}

/** Walks the lockfile from a package. Returns what it needs at run time, as name@version. */
function runtimeDependencies(root, start) {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const found = new Set();
  const seen = new Set();
  const visit = (path) => {
    const entry = packages[path]?.link ? packages[(path = packages[path].resolved)] : packages[path];
    if (!entry || seen.has(path)) return;
    seen.add(path);
    if (path.includes('node_modules/')) found.add(`${path.split('node_modules/').at(-1)}@${entry.version}`);
    for (const dependency of Object.keys({ ...entry.dependencies, ...entry.peerDependencies })) {
      let folder = path;
      while (folder !== '' && !packages[`${folder}/node_modules/${dependency}`])
        folder = folder.replace(/(?:^|\/)[^/]*$/, '');
      visit(`${folder === '' ? '' : `${folder}/`}node_modules/${dependency}`);
    }
  };
  visit(start);
  return found;
}
