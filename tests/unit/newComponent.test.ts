import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { copyOf, root } from './repository.ts';

const script = 'scripts/new-component.mjs';
const index = 'packages/ui-kit/src/index.ts';
const examples = 'packages/ui-kit/src/testing/everyComponent/examples.testing.tsx';

let folder = '';
beforeEach(() => {
  folder = copyOf([script, index, examples, '.oxfmtrc.json']);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const lay = (name: string) => spawnSync(process.execPath, [script, name], { cwd: folder, encoding: 'utf8' });

test('a new component is one folder, one line of the index and one example', () => {
  const before = readFileSync(join(folder, index), 'utf8');
  expect(lay('Timeline')).toMatchObject({ status: 0 });
  expect(readdirSync(join(folder, 'packages/ui-kit/src')).toSorted()).toEqual(['Timeline', 'index.ts', 'testing']);
  expect(readdirSync(join(folder, 'packages/ui-kit/src/Timeline')).toSorted()).toEqual([
    'Timeline.browser.test.tsx',
    'Timeline.stories.tsx',
    'Timeline.styles.ts',
    'Timeline.tsx',
  ]);
  expect(readFileSync(join(folder, index), 'utf8')).toBe(
    `${before}export { Timeline, type TimelineProps } from './Timeline/Timeline.tsx';\n`,
  );
  const example = '  Timeline: { render: (common) => <Kit.Timeline {...common}>Timeline</Kit.Timeline> },\n';
  const table = (folder: string) => readFileSync(join(folder, examples), 'utf8');
  expect(table(folder)).toContain(example);
  expect(table(folder).replace(example, '')).toBe(table(root));
});

test('the new files are formatted', () => {
  lay('Timeline');
  const { status, stderr } = spawnSync('oxfmt', ['--check', 'packages/ui-kit/src/Timeline'], {
    cwd: folder,
    encoding: 'utf8',
  });
  expect(status, stderr).toBe(0);
});

test.each(['timeline', '', '../Timeline'])('"%s" is refused', (name) => {
  const { status, stderr } = lay(name);
  expect(status).toBe(1);
  expect(stderr).toContain('Give the component a name in PascalCase');
});

test('an existing component is not changed', () => {
  lay('Timeline');
  const { status, stderr } = lay('Timeline');
  expect(status).toBe(1);
  expect(stderr).toContain('exists already');
});
