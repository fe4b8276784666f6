import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi, type MockInstance } from 'vitest';
import * as forms from '../../forms.ts';
import * as kit from '../../index.ts';
import { messagesIn } from '../messagesIn.testing.tsx';
import { probe } from './Example.testing.ts';
import { everyExample } from './examples.testing.tsx';
import { componentFolders, sourceFolder } from './source.testing.ts';

const isComponentName = (name: string) => /^[A-Z]/.test(name);
const exported = Object.entries({ ...kit, ...forms }).filter(([name]) => isComponentName(name));

/** The folders that an index exports from, and the names exported from each. */
const index = ['index.ts', 'forms.ts'].map((file) => readFileSync(`${sourceFolder}${file}`, 'utf8')).join('');
const exportsByFolder = Map.groupBy(
  index.matchAll(/export \{([^}]*)\} from '\.\/([^/']+)\//g),
  ([, , folder = '']) => folder,
);
const exports = [...exportsByFolder].map(([folder, lines]) => ({
  folder,
  names: lines.flatMap(([, names = '']) => names.split(',').map((name) => name.trim())),
}));
const pathOf = (folder: string) => `packages/ui-kit/src/${folder}`;

test.each(exported)('%s has its own name, for warnings and developer tools', (name, component) => {
  // A component is a function with a name and an optional display name.
  const { displayName, name: functionName } = component as { displayName?: string; name: string };
  expect(displayName ?? functionName).toBe(name);
});

describe('a server renders each component without a warning', () => {
  const complaints: MockInstance[] = [];
  beforeEach(() => {
    complaints.push(vi.spyOn(console, 'error'), vi.spyOn(console, 'warn'));
  });
  afterEach(() => {
    for (const complaint of complaints.splice(0)) complaint.mockRestore();
  });

  describe.each(['en-US', 'ar-AE'])('in %s', (locale) => {
    test.each(everyExample)('%s', (_name, { render, isBrowserOnly = false }) => {
      const html = renderToString(
        <kit.ThemeProvider locale={locale} messages={messagesIn(locale)}>
          <main>{render(probe)}</main>
        </kit.ThemeProvider>,
      );
      const drawn = /<main>(.*)<\/main>/s.exec(html)?.[1];
      if (isBrowserOnly) expect(drawn).toBe('');
      else expect(drawn).toMatch(/\S/);
      for (const complaint of complaints) expect(complaint).not.toHaveBeenCalled();
    });
  });
});

describe('a component is a folder', () => {
  const publicFolders = exports.filter(({ folder }) => isComponentName(folder));

  test.each(publicFolders)('$folder has every part of a component', ({ folder, names }) => {
    const files = readdirSync(`${sourceFolder}${folder}`);
    const parts = ['.stories.tsx', '.browser.test.tsx'];
    const missing = parts.filter((part) => !files.some((file) => file.endsWith(part)));
    expect(missing.map((part) => `${pathOf(folder)} has no ${folder}${part}.`)).toEqual([]);
    const hasOwn = names.some((name) => name.startsWith(folder) && existsSync(`${sourceFolder}${folder}/${name}.tsx`));
    expect(hasOwn, `${pathOf(folder)} has no ${folder}.tsx that the index exports.`).toBe(true);
  });

  test('an index exports every component, unless only the kit uses it', () => {
    const onlyForTheKit = new Set(['Field']);
    const sentences = componentFolders
      .filter((folder) => !onlyForTheKit.has(folder) && !publicFolders.some((entry) => entry.folder === folder))
      .map(
        (folder) =>
          `Neither index.ts nor forms.ts of packages/ui-kit/src exports ${folder}. Export it from './${folder}/${folder}.tsx'.`,
      );
    expect(sentences).toEqual([]);
  });
});
