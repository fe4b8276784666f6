import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyOf, read, trackedFiles } from './repository.ts';

// lerna's own file. This code reads only this field.
const { version } = JSON.parse(read('lerna.json')) as { version: string };

const manifests = trackedFiles('*package.json');
const rangesIn = (text: string) => [...text.matchAll(/"@gantry\/[\w-]+": "(\^[^"]+)"/g)].map(([, range]) => range);

/** The files that state the version apart from manifests. */
const others = [
  'packages/notification-center/contract/openapi.json',
  'packages/notification-center/contract/asyncapi.json',
  'packages/dev-platform/contract/portal-openapi.json',
  'packages/dev-platform/contract/settings-openapi.json',
  'deploy/helm/gantry-portal/Chart.yaml',
  'docs/deployment/README.md',
  'docs/deployment/container.md',
];

let folder = '';
beforeAll(() => {
  folder = copyOf([...manifests, ...others, 'lerna.json', 'scripts/release/alignVersions.mjs']);
  execFileSync('git', ['init', '--quiet'], { cwd: folder });
  execFileSync('git', ['add', '--all'], { cwd: folder });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Aligns the copy with a version, unless it has it, and reads it. */
function align(next: string) {
  const lerna = JSON.stringify({ version: next });
  if (readFileSync(join(folder, 'lerna.json'), 'utf8') !== lerna) {
    writeFileSync(join(folder, 'lerna.json'), lerna);
    execFileSync(process.execPath, ['scripts/release/alignVersions.mjs'], { cwd: folder });
  }
  return (file: string) => readFileSync(join(folder, file), 'utf8');
}

test.each(manifests)('%s asks for packages of ours in a range of the current version', (file) => {
  for (const range of rangesIn(read(file))) expect(range).toBe(`^${version}`);
});

test('a release moves the ranges on packages of ours in peers and templates', () => {
  const aligned = align('9.8.7');
  for (const file of [
    'packages/notification-center/package.json',
    'packages/create-module/template/_package.json',
    'packages/create-module/template-view/_package.json',
  ]) {
    expect(new Set(rangesIn(aligned(file))), file).toEqual(new Set(['^9.8.7']));
  }
});

test.each(others)('a release writes its version into %s', (file) => {
  const before = read(file).split(version).length;
  expect(before).toBeGreaterThan(1);
  const after = align('9.8.7')(file);
  expect(after).not.toContain(version);
  expect(after.split('9.8.7')).toHaveLength(before);
});

test('a canary asks for exactly the other canaries of its commit', () => {
  const canary = '9.8.7-canary.17.1db3c9d';
  expect(align(canary)('packages/notification-center/package.json')).toContain(`"@gantry/ui-kit": "${canary}"`);
});
