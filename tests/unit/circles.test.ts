import { dirname, join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { filesOf, read } from './repository.ts';

/** Each file with the files it imports as values, as types or lazily. */
type ImportGraph = ReadonlyMap<string, readonly string[]>;

function readImports(files: readonly string[], read: (file: string) => string): ImportGraph {
  const known = new Set(files);
  return new Map(
    files.map((file) => {
      const { importedFiles } = ts.preProcessFile(read(file), true, true);
      const imported = importedFiles.map(({ fileName }) => join(dirname(file), fileName));
      return [file, imported.filter((path) => known.has(path))];
    }),
  );
}

/** Finds the first circle of a depth-first search; empty if there is none. */
function findCircle(graph: ImportGraph): readonly string[] {
  const finished = new Set<string>();
  const visit = (file: string, path: readonly string[]): readonly string[] => {
    const start = path.indexOf(file);
    if (start !== -1) return [...path.slice(start), file];
    if (finished.has(file)) return [];
    for (const imported of graph.get(file) ?? []) {
      const circle = visit(imported, [...path, file]);
      if (circle.length > 0) return circle;
    }
    finished.add(file);
    return [];
  };
  for (const file of graph.keys()) {
    const circle = visit(file, []);
    if (circle.length > 0) return circle;
  }
  return [];
}

/** Finds the circle among files with the given contents. */
const circleAmong = (contents: Readonly<Record<string, string>>) =>
  findCircle(readImports(Object.keys(contents), (file) => contents[file] ?? ''));

describe('the search for circles', () => {
  it('finds no circle in imports that go in one direction', () => {
    expect(circleAmong({ 'a.ts': "import { b } from './b.ts';", 'b.ts': 'export const b = 1;' })).toEqual([]);
  });
  it.each([
    ['a value', "import { a } from './a.ts';"],
    ['a type', "import type { A } from './a.ts';"],
    ['an exported type', "export type { A } from './a.ts';"],
    ['a lazy import', "export const load = () => import('./a.ts');"],
    ['an imported type in a type', "export type B = import('./a.ts').A;"],
  ])('finds a circle closed by %s', (_name, closing) => {
    expect(circleAmong({ 'a.ts': "import { b } from './b.ts';", 'b.ts': closing })).toEqual(['a.ts', 'b.ts', 'a.ts']);
  });
});

// The linter also finds circles, but not circles closed by a lazy import.
it('no file imports itself, directly or through other files', () => {
  const files = filesOf('{packages,tests,scripts,examples,.storybook}/**/*.{ts,tsx,mjs,js}');
  expect(files.length).toBeGreaterThan(500);
  expect(findCircle(readImports(files, read))).toEqual([]);
});
