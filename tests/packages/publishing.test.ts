import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { describe, expect, test } from 'vitest';
import { pack, publishedPackages, root } from './packed.ts';

/** The entry points that are not modules. */
const styleSheets = ['fonts.css', 'tokens.css'];

describe.each(publishedPackages)('%s', (name) => {
  const { archive, files } = pack(name);
  // The package's manifest. The tests read only these fields.
  const manifest = JSON.parse(readFileSync(`${root}packages/${name}/package.json`, 'utf8')) as {
    name: string;
    sideEffects: unknown;
    exports: Record<string, unknown>;
    peerDependencies?: Record<string, string>;
  };

  test('passes publint', async () => {
    const tarball = new Uint8Array(readFileSync(archive)).buffer;
    const { messages, pkg } = await publint({ pack: { tarball }, strict: true });
    expect(messages.map((message) => formatMessage(message, pkg, { color: false }))).toEqual([]);
  });

  test('has types that every kind of app with ES modules can resolve', () => {
    const { status, stdout } = spawnSync(
      'attw',
      [archive, '--profile', 'esm-only', '--no-color', '--no-emoji', '--exclude-entrypoints', ...styleSheets],
      { encoding: 'utf8' },
    );
    expect(status, stdout).toBe(0);
  });

  test('contains its exports and its sources for debuggers, but no test files', () => {
    expect(files).toContain('dist/index.js');
    expect(files).toContain('dist/index.d.ts');
    expect(files).toContain('src/index.ts');
    expect(files).toContain('README.md');
    expect(files).toContain('LICENSE');
    expect(
      files.filter((path) => /\.test\.|\.stories\.|\.examples\.|\.testing\.|\/testing\/|tsbuildinfo/.test(path)),
    ).toEqual([]);
  });

  test('contains no module whose source was deleted', () => {
    const withoutSource = files.filter((path) => {
      const [, module] = /^dist\/(.+?)(?:\.d\.ts|\.js)$/.exec(path) ?? [];
      return module !== undefined && !['ts', 'tsx'].some((end) => files.includes(`src/${module}.${end}`));
    });
    expect(withoutSource).toEqual([]);
  });

  test('can be unpacked where file names ignore case', () => {
    const seen = new Map<string, string>();
    const twice = files.filter((path) => {
      const folded = path.toLowerCase();
      const isTwice = seen.has(folded);
      seen.set(folded, path);
      return isTwice;
    });
    expect(twice).toEqual([]);
  });

  test('lets a bundler drop unused modules', () => {
    const effects = Array.isArray(manifest.sideEffects) ? manifest.sideEffects : [manifest.sideEffects];
    expect(effects.every((effect) => effect === false || effect === '**/*.css')).toBe(true);
  });

  test('depends on the current version of the other package, which a release does not update', () => {
    const kit = JSON.parse(readFileSync(`${root}packages/ui-kit/package.json`, 'utf8')) as { version: string };
    const asked = Object.entries(manifest.peerDependencies ?? {}).filter(([peer]) => peer.startsWith('@gantry/'));
    expect(asked).toEqual(name === 'notification-center' ? [['@gantry/ui-kit', `^${kit.version}`]] : []);
  });

  test('resolves to its sources inside the repository', () => {
    const sources = Object.values(manifest.exports)
      .filter((target): target is Record<string, string> => typeof target === 'object')
      .map((target) => target['@gantry/source'] ?? '');
    for (const source of sources) expect(existsSync(`${root}packages/${name}/${source}`), source).toBe(true);
  });
});
