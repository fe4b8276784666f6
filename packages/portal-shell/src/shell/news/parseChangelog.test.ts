import { describe, expect, test } from 'vitest';
import portal from '../../../package.json';
import arabic from '../../../CHANGELOG.ar.md?raw';
import english from '../../../CHANGELOG.md?raw';
import { parseChangelog, releasesIn } from './releases.ts';

const written = `# Change Log

All notable changes to this project will be documented in this file.

## [0.3.0](https://github.com/gantry-portal/gantry/compare/v0.2.0...v0.3.0) (2026-12-01)

### ⚠ Breaking changes

* **config:** the key \`old\` is gone

### New

* **search:** people find \`PO-1\` by its number ([a1b2c3d](https://github.com/gantry-portal/gantry/commit/a1b2c3d)), closes [#12](https://github.com/gantry-portal/gantry/issues/12)
* favourites can be ordered ([b1b2c3d](https://github.com/gantry-portal/gantry/commit/b1b2c3d))

### Fixed

* the panel (and its list) closes

# [0.2.0](https://github.com/gantry-portal/gantry/compare/v0.1.0...v0.2.0) (2026-11-30)

**Note:** Version bump only for package @gantry/portal-shell

## 0.1.0

### New

* the first release
`;

describe('a changelog that lerna writes', () => {
  test('tells each change in words, without scope, markup and links', () =>
    expect(parseChangelog(written)[0]).toEqual({
      version: '0.3.0',
      day: '2026-12-01',
      groups: [
        { title: 'New', changes: ['People find PO-1 by its number', 'Favourites can be ordered'] },
        { title: 'Fixed', changes: ['The panel (and its list) closes'] },
      ],
    }));

  test('leaves out a release that changed nothing, and knows one without a date', () =>
    expect(parseChangelog(written).map(({ version, day }) => [version, day])).toEqual([
      ['0.3.0', '2026-12-01'],
      ['0.1.0', null],
    ]));

  test.each(['', 'no changelog', '## 0.1.0'])('%j has no release', (text) => expect(parseChangelog(text)).toEqual([]));
});

describe('the changelog of the portal', () => {
  test('begins with a release that is not later than the portal', () => {
    const [latest] = parseChangelog(english);
    expect(latest?.version.localeCompare(portal.version, 'en', { numeric: true })).toBeLessThanOrEqual(0);
  });

  test('is translated only for releases that exist, with the same number of changes', () => {
    const shapeOf = (text: string) =>
      new Map(
        parseChangelog(text).map(({ version, groups }) => [version, groups.map(({ changes }) => changes.length)]),
      );
    const own = shapeOf(english);
    for (const [version, shape] of shapeOf(arabic)) expect(shape, version).toEqual(own.get(version));
  });

  test('is told in Arabic where it is translated', () => {
    const translated = new Set(parseChangelog(arabic).map(({ version }) => version));
    const told = releasesIn('ar');
    expect(told.map(({ version }) => version)).toEqual(releasesIn('en').map(({ version }) => version));
    for (const { version, language } of told) expect(language, version).toBe(translated.has(version) ? 'ar' : 'en');
  });
});
