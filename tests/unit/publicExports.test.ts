import { dirname, join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { filesOf, parse, read } from './repository.ts';

/** The packages whose exports all have a use. */
const packages = ['base', 'ui-kit', 'module', 'notification-center', 'platform-client'] as const;

interface Exported {
  readonly values: readonly string[];
  readonly types: readonly string[];
}

/** The names that an index passes on, also those of a file that it passes on whole. */
function exportsOf(index: string, path = 'index.ts'): Exported {
  const names = { values: new Set<string>(), types: new Set<string>() };
  for (const statement of parse(path, index).statements) {
    if (!ts.isExportDeclaration(statement)) continue;
    if (!statement.exportClause && statement.moduleSpecifier && ts.isStringLiteral(statement.moduleSpecifier)) {
      const whole = join(dirname(path), statement.moduleSpecifier.text);
      const passed = exportsOf(read(whole), whole);
      for (const name of passed.values) names.values.add(name);
      for (const name of passed.types) names.types.add(name);
    }
    if (!statement.exportClause || !ts.isNamedExports(statement.exportClause)) continue;
    for (const { name, isTypeOnly } of statement.exportClause.elements)
      names[isTypeOnly || statement.isTypeOnly ? 'types' : 'values'].add(name.text);
  }
  return { values: [...names.values], types: [...names.types] };
}

/** Whether a text has a name, other than as part of a path. */
const has = (text: string, name: string) => new RegExp(String.raw`(?<![\w/.-])${name}(?![\w/-]|\.tsx?)`).test(text);

/** The declarations of an entry point by name, from the report of the public API. */
function declarationsIn(report: string): ReadonlyMap<string, string> {
  const blocks = report.replaceAll(/(\w)_\d\b/g, '$1').split(/^\/\/ @public.*$/m);
  const head = /^(?:export )?(?:abstract )?(?:interface|type|function|const|class) (\w+)/m;
  return new Map(blocks.flatMap((block) => (head.exec(block) ? [[head.exec(block)?.[1] ?? '', block]] : [])));
}

/**
 * The exported names without a use. A value must be imported outside its package, or stand in a page. A type may also stand in the
 * declaration of an export that has a use, because an app that wraps it has to name the type.
 */
function unusedIn({ values, types }: Exported, report: string, isUsed: (name: string) => boolean): readonly string[] {
  const declarations = declarationsIn(report);
  const unused = values.filter((name) => !isUsed(name));
  const reached = new Set([...values, ...types].filter((name) => !unused.includes(name) && isUsed(name)));
  for (const name of reached)
    for (const other of declarations.keys()) if (has(declarations.get(name) ?? '', other)) reached.add(other);
  return [...unused, ...types.filter((name) => !reached.has(name))];
}

const code = filesOf('{packages,examples,tests,.storybook}/**/*.{ts,tsx,mjs,js,astro,vue}', 'packages/*/bin/*').map(
  (path) => ({ path, text: read(path) }),
);
// Only code in a page names an export: words such as Feed stand in sentences too.
const pages = filesOf('{README,CONTRIBUTING,AGENTS}.md', 'docs/**/*.md', 'packages/*/README.md')
  .flatMap((path) => read(path).match(/```[^]*?```|`[^`\n]+`/g) ?? [])
  .join('\n');

const entries = packages.flatMap((name) => {
  // The package's manifest. This code reads only this field.
  const manifest = JSON.parse(read(`packages/${name}/package.json`)) as {
    readonly exports: Readonly<Record<string, string | { readonly '@gantry/source'?: string }>>;
  };
  return Object.entries(manifest.exports).flatMap(([path, target]) => {
    const source = typeof target === 'string' ? undefined : target['@gantry/source'];
    // The entry of the elements exports types alone, for a page that handles their events.
    if (source === undefined || !/\.tsx?$/.test(source) || /\*|\/element\//.test(source)) return [];
    return [{ name, specifier: path.replace('.', `@gantry/${name}`), index: `packages/${name}/${source}` }];
  });
});

/** Whether a name is imported from an entry point, or stands in a page. A test is a use only of what is for tests. */
function useOf({ name, specifier }: (typeof entries)[number]): (exported: string) => boolean {
  const isForTests = /\/(?:testing|conformance)$/.test(specifier);
  const importers = code.filter(
    ({ path, text }) =>
      !path.startsWith(`packages/${name}/src/`) &&
      (isForTests || !/\.(?:test|testing)\./.test(path)) &&
      new RegExp(String.raw`['"]${specifier}['"]`).test(text),
  );
  return (exported) => has(pages, exported) || importers.some(({ text }) => has(text, exported));
}

describe('an export without a use', () => {
  const report =
    '// @public\nexport function open(options: OpenOptions): void;\n\n// @public\nexport interface OpenOptions {}\n';
  const planted = exportsOf(
    "export { open, close } from './a.ts';\nexport type { OpenOptions, CloseOptions } from './b.ts';",
  );
  it('is found, be it a value or a type', () => {
    expect(unusedIn(planted, report, (name) => name === 'open')).toEqual(['close', 'CloseOptions']);
  });
  it('is not a type that the declaration of a used export names', () => {
    expect(unusedIn(planted, report, (name) => name === 'open' || name === 'close')).toEqual(['CloseOptions']);
  });
});

it.each(entries)('each export of $specifier has a use', (entry) => {
  const all = read(`packages/${entry.name}/${entry.name}.api.md`).split(/^(?=## API report of )/m);
  const report = all.find((part) => part.startsWith(`## API report of "${entry.specifier}"`)) ?? '';
  expect(report).not.toBe('');
  expect(unusedIn(exportsOf(read(entry.index), entry.index), report, useOf(entry))).toEqual([]);
});
