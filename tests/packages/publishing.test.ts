import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { describe, expect, test } from 'vitest';
import { brokenLinks } from './links.ts';
import { pack, publishedPackages, root, unpack, type PackedPackage } from './packed.ts';

/** The entry points that are not modules. */
const styleSheets = ['fallbackFonts.css', 'fonts.css', 'styles.css', 'tokens.css'];

/** What a bundler must keep although nothing of it is used: style sheets, and the modules that define custom elements. */
const hasEffect: ReadonlySet<unknown> = new Set(['**/*.css', './element/dist/*.js', './src/element/index.ts']);

/** What an archive may contain. A file that matches none of these is there by mistake. */
const allowed: Readonly<Record<PackedPackage, readonly RegExp[]>> = {
  base: [/^dist\/.+\.(js|d\.ts)(\.map)?$/, /^src\/.+\.ts$/],
  'ui-kit': [
    /^dist\/.+\.(js|d\.ts)(\.map)?$/,
    /^dist\/\w+\.css$/,
    /^dist\/fonts\/.+\.woff2?$/,
    /^src\/.+\.(tsx?|css|tokens\.json)$/,
    /^src\/languages\/\w+\.json$/,
  ],
  'notification-center': [
    /^dist\/.+\.(js|d\.ts)(\.map)?$/,
    /^dist\/styles\.css$/,
    /^src\/.+\.tsx?$/,
    /^src\/languages\/\w+\.json$/,
    /^bin\/[\w-]+\.js$/,
    /^contract\/.+\.(json|md)$/,
    /^element\/dist\/(?:[\w.-]+\.js|licenses\.md)$/,
  ],
  module: [/^dist\/.+\.(js|d\.ts)(\.map)?$/, /^src\/.+\.ts$/],
  'platform-client': [/^dist\/.+\.(js|d\.ts)(\.map)?$/, /^src\/.+\.ts$/],
  'create-module': [/^bin\/[\w-]+\.js$/, /^template(-view)?\/.+$/],
};
const always = ['CHANGELOG.md', 'LICENSE', 'README.md', 'package.json'];
/** The bill of materials comes with a release. The report of the API exists only where there is one. */
const sometimes = ['sbom.cdx.json'];
const forTests = /\.(test|stories|examples|testing)\.|(^|\/)(testing|tests|fixtures|__\w+__)\//;

const packages = [...publishedPackages, 'create-module'] as const;

describe.each(packages)('the archive of %s', (name) => {
  const { archive, files } = pack(name);
  const folder = join(archive, '../unpacked');
  unpack(archive, folder);
  const read = (path: string) => readFileSync(join(folder, path), 'utf8');
  const hasEntryPoints = name !== 'create-module';

  test('contains what the rules list, and nothing else', () => {
    const wanted = hasEntryPoints ? [...always, `${name}.api.md`] : always;
    expect(files).toEqual(expect.arrayContaining(wanted));
    const listed = new Set([...wanted, ...sometimes]);
    expect(files.filter((path) => !listed.has(path) && !allowed[name].some((rule) => rule.test(path)))).toEqual([]);
  });

  test('contains no tests, stories or examples', () => {
    // The tests of a new module are what the templates are for.
    const own = files.filter((path) => !path.startsWith('template'));
    expect(own.filter((path) => forTests.test(path))).toEqual([]);
  });

  test('has source maps that lead to its sources', () => {
    const maps = files.filter((path) => path.endsWith('.map'));
    const lost = maps.flatMap((map) => {
      // A source map of the build. This code reads only these fields.
      const { sources, sourceRoot = '' } = JSON.parse(read(map)) as { sources: string[]; sourceRoot?: string };
      return sources.map((source) => join(map, '..', sourceRoot, source)).filter((path) => !files.includes(path));
    });
    expect(lost).toEqual([]);
    const named = files
      .filter((path) => /^dist\/.+\.(js|d\.ts)$/.test(path))
      .filter((path) => /^\/\/# sourceMappingURL=/m.test(read(path)) && !files.includes(`${path}.map`));
    expect(named).toEqual([]);
    expect(maps.length > 0).toBe(hasEntryPoints);
  });

  test('has documents whose links lead to its own files, or to files of the repository', () => {
    const documents = files.filter((path) => path.endsWith('.md') && !path.endsWith('.api.md'));
    expect(documents).toContain('README.md');
    expect(documents.flatMap((path) => brokenLinks(folder, path))).toEqual([]);
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

  test('passes publint', async () => {
    const tarball = new Uint8Array(readFileSync(archive)).buffer;
    const { messages, pkg } = await publint({ pack: { tarball }, strict: true });
    expect(messages.map((message) => formatMessage(message, pkg, { color: false }))).toEqual([]);
  });

  if (!hasEntryPoints) return;

  // The package's manifest. The tests read only these fields.
  const manifest = JSON.parse(readFileSync(`${root}packages/${name}/package.json`, 'utf8')) as {
    sideEffects: unknown;
    exports: Record<string, string | Record<string, string>>;
  };

  /** A pattern stands for the languages, or for the sources of the client, which only the packages of the repository import one by one. */
  const oneOf = (path: string) => path.replace('*', name === 'platform-client' ? 'session' : 'en');

  test('has the file of each entry point, and one behind a pattern', () => {
    const paths = Object.values(manifest.exports).flatMap((target) =>
      typeof target === 'string' ? [target] : Object.values(target),
    );
    expect(paths.filter((path) => !files.includes(oneOf(path.slice('./'.length))))).toEqual([]);
  });

  test('has types that every kind of app with ES modules can resolve', () => {
    const { status, stdout } = spawnSync(
      'attw',
      [archive, '--profile', 'esm-only', '--no-color', '--no-emoji', '--exclude-entrypoints', ...styleSheets],
      { encoding: 'utf8' },
    );
    expect(status, stdout).toBe(0);
  });

  test('contains no module whose source was deleted', () => {
    const withoutSource = files.filter((path) => {
      // The build adds the functions of static styles.
      const [, module] = /^dist\/(?!staticStyles\.js)(.+?)(?:\.d\.ts|\.js)$/.exec(path) ?? [];
      // The build also makes a module of the English messages, whose name keeps its `.json`.
      return module !== undefined && !['.ts', '.tsx', ''].some((end) => files.includes(`src/${module}${end}`));
    });
    expect(withoutSource).toEqual([]);
  });

  test.runIf(name === 'notification-center')('holds the licences of what its elements bundle', () => {
    const licences = read('element/dist/licenses.md');
    for (const library of ['react', 'react-dom', 'react-aria', '@microsoft/signalr'])
      expect(licences).toContain(`## ${library} - `);
  });

  test('lets a bundler drop unused modules', () => {
    const effects = Array.isArray(manifest.sideEffects) ? manifest.sideEffects : [manifest.sideEffects];
    expect(effects.filter((effect) => effect !== false && !hasEffect.has(effect))).toEqual([]);
  });

  test('resolves to its sources inside the repository', () => {
    const sources = Object.values(manifest.exports)
      .filter((target) => typeof target === 'object')
      .map((target) => target['@gantry/source'] ?? '');
    for (const source of sources) expect(existsSync(`${root}packages/${name}/${oneOf(source)}`), source).toBe(true);
  });
});
