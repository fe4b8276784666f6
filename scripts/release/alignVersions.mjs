// lerna runs this after it has set the version of each package, as the script "version": it writes the version wherever lerna does not.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';

const { version } = JSON.parse(readFileSync('lerna.json', 'utf8'));

/** The files that state the version, apart from manifests, and where it stands in them. */
const places = [
  { file: 'packages/notification-center/contract/openapi.json', pattern: /(?<="version": ")[^"]+/ },
  { file: 'packages/notification-center/contract/asyncapi.json', pattern: /(?<="version": ")[^"]+/ },
  { file: 'packages/dev-platform/contract/portal-openapi.json', pattern: /(?<="version": ")[^"]+/ },
  { file: 'packages/dev-platform/contract/settings-openapi.json', pattern: /(?<="version": ")[^"]+/ },
  { file: 'deploy/helm/gantry-portal/Chart.yaml', pattern: /(?<=^version: )\S+/m },
  { file: 'deploy/helm/gantry-portal/Chart.yaml', pattern: /(?<=^appVersion: ')[^']+/m },
  { file: 'docs/deployment/README.md', pattern: /(?<=gantry-portal-)\d+\.\d+\.\d+/g },
  { file: 'docs/deployment/container.md', pattern: /(?<=gantry-(?:portal|config)[-:])\d+\.\d+\.\d+/g },
];

/** The ranges in which peers, templates and examples accept our packages: all of them have one version. */
const ranges = /(?<="@gantry\/[\w-]+": ")\^[^"]+/g;
/** A caret range takes no prerelease of another version, and canaries of two commits may not fit: a canary asks for exactly its own. */
const range = version.includes('-') ? version : `^${version}`;

const manifests = execFileSync('git', ['ls-files', '*package.json'], { encoding: 'utf8' }).split('\n').filter(Boolean);

for (const { file, pattern } of places) change(file, pattern, version);
for (const file of manifests) change(file, ranges, range);

function change(file, pattern, text) {
  writeFileSync(file, readFileSync(file, 'utf8').replace(pattern, text));
}
