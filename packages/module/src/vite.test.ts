import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'vite';
import { expect, onTestFinished, test } from 'vitest';
import { gantryModule } from './vite.ts';

test('a picture has its address beside the entry, not at the origin of the page', async () => {
  const root = mkdtempSync(join(tmpdir(), 'gantry-vite-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  writeFileSync(join(root, 'mark.png'), 'a picture');
  writeFileSync(join(root, 'entry.ts'), `export { default } from './mark.png';`);
  await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [gantryModule({ entry: 'entry.ts' })],
    build: { assetsInlineLimit: 0 },
  });
  const entry: { default?: unknown } = await import(/* @vite-ignore */ pathToFileURL(join(root, 'dist/entry.js')).href);
  expect(fileURLToPath(String(entry.default))).toMatch(join(root, 'dist/assets/mark-'));
});
