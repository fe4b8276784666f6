import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi, type MockInstance } from 'vitest';
import * as kit from '../../index.ts';
import { everyExample } from './examples.testing.ts';

const source = fileURLToPath(new URL('../../', import.meta.url));
const isComponentName = (name: string) => /^[A-Z]/.test(name);
const exported = Object.entries(kit).filter(([name]) => isComponentName(name));

test('every exported component has an example', () => {
  const named = exported.map(([name]) => name);
  expect(everyExample.map(([name]) => name).toSorted()).toEqual(named.toSorted());
});

test.each(exported)('%s has its own name, for warnings and developer tools', (name, component) => {
  // A component is a function with a name, and perhaps a display name.
  const { displayName, name: functionName } = component as { displayName?: string; name: string };
  expect(displayName ?? functionName).toBe(name);
});

describe('a server renders each without a warning', () => {
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
        <kit.ThemeProvider locale={locale} messages={kit.messagesFor(locale)}>
          <main>{render({ className: 'probe' })}</main>
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
  const index = readFileSync(`${source}index.ts`, 'utf8');
  const exports = [...index.matchAll(/export \{([^}]*)\} from '\.\/([^/']+)\/index\.ts'/g)].map(
    ([, names = '', folder = '']) => ({ folder, names: names.split(',').map((name) => name.trim()) }),
  );
  const folders = readdirSync(source).filter(isComponentName);
  const publicFolders = exports.filter(({ folder }) => isComponentName(folder));

  test.each(publicFolders)('$folder holds the component of its name, a story and a browser test', (entry) => {
    const { folder, names } = entry;
    expect(names.some((name) => isComponentName(name) && name.startsWith(folder))).toBe(true);
    const own = names.find((name) => existsSync(`${source}${folder}/${name}.tsx`));
    expect(own).toBeDefined();
    const files = readdirSync(`${source}${folder}`);
    expect(files).toContain('index.ts');
    expect(files.filter((file) => file.endsWith('.stories.tsx'))).not.toEqual([]);
    expect(files.filter((file) => file.endsWith('.browser.test.tsx'))).not.toEqual([]);
  });

  test('no component is left out of the index, unless only the kit uses it', () => {
    const internal = folders.filter((folder) => !publicFolders.some((entry) => entry.folder === folder));
    expect(internal).toEqual(['Field']);
  });
});
