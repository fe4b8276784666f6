import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { measure, react, root } from './bundle.ts';
import { importsOf, type Imports } from './imports.ts';
import type { Measured } from './report.ts';

/** The bytes that a component may add to the modules it is built on. */
const budget = 3_000;

/**
 * Components that exceed the budget because they contain other parts of the kit. Those parts count among the modules they are
 * built on, and their own code is held to the budget. The table shows both figures for every component.
 */
const composites: ReadonlySet<string> = new Set([
  'AvatarUpload',
  'ComboBox',
  'CommandPalette',
  'DataTable',
  'DatePicker',
  'DateRangePicker',
  'Drawer',
  'FileField',
  'MultiComboBox',
  'ProgressRow',
  'SearchField',
  'SideNav',
  'ToastRegion',
  'TopBar',
]);

/** Other budgets, with the reason. */
const exceptions: Readonly<Record<string, number>> = {
  // From the first key on, it keeps a half date from being sent as the one before. What reads the typed text loads later.
  DateField: 4_000,
};

const kit = `${root}packages/ui-kit/dist/`;

interface Exported {
  readonly name: string;
  /** What an app imports it from. */
  readonly from: string;
  /** The path of its module. */
  readonly path: string;
  readonly isComponent: boolean;
}

/** The entry points with components, and what an app imports them from. */
const entries = { 'index.js': '@gantry/ui-kit', 'forms.js': '@gantry/ui-kit/forms' };

/** Reads all exports of the built kit. */
const readExports = (): readonly Exported[] =>
  Object.entries(entries).flatMap(([file, from]) =>
    [...readFileSync(`${kit}${file}`, 'utf8').matchAll(/export \{([^}]*)\} from '\.\/([^']*)'/g)].flatMap(
      ([, names = '', path = '']) =>
        names
          .split(',')
          .map((name) => ({ name: name.trim(), from, path: `${kit}${path}`, isComponent: /^[A-Z]/.test(name.trim()) })),
    ),
  );

/** Returns the folder of the kit that contains a module. */
const folderOf = (path: string) => path.slice(kit.length).split('/')[0] ?? path;

/** True for the modules that every component needs. They never count as another part of the kit. */
const isFoundation = (path: string) => ['theme', 'messages', 'tokens', 'lazyPart'].includes(folderOf(path));

const isReact = (from: string) => /^react(-dom)?(\/|$)/.test(from);

/** Writes a source that exports only these imports. */
const sourceOf = (imports: Imports) =>
  Object.entries(imports)
    .filter(([from]) => !isReact(from))
    .flatMap(([from, names]) => names.map((name) => ({ from, name })))
    .map(({ from, name }, index) => `export { ${name} as part${index} } from '${from}';`)
    .join('\n');

/** Finds the modules that a component is built on, without other parts of the kit and with them. */
async function readFloors({ name, from, path: own }: Exported, exports: readonly Exported[]) {
  const others = exports.filter(({ path }) => path !== own && !isFoundation(path));
  const components = new Set(others.filter(({ isComponent }) => isComponent).map(({ path }) => path));
  const folders = new Set(others.map(({ path }) => folderOf(path)).filter((folder) => folder !== folderOf(own)));
  // In a component's own folder, only another exported component counts as another part.
  const isPart = (path: string) => path.startsWith(kit) && (components.has(path) || folders.has(folderOf(path)));
  const source = `export { ${name} } from '${own}';`;
  const [outside, withParts] = await Promise.all([importsOf(source), importsOf(source, isPart)]);
  const parts = new Set(
    Object.keys(withParts)
      .filter(isPart)
      .map((path) => (components.has(path) ? basename(path, '.js') : folderOf(path))),
  );
  const whole = `export { ${name} } from '${from}';`;
  return { whole, outside: sourceOf(outside), withParts: sourceOf(withParts), parts };
}

/** Measures each component of the kit imported alone, minus the modules it is built on. */
export async function measureComponents(): Promise<Measured> {
  const exports = readExports();
  const floors = new Map<string, Awaited<ReturnType<typeof readFloors>>>();
  for (const component of exports.filter(({ isComponent }) => isComponent)) {
    floors.set(component.name, await readFloors(component, exports));
  }
  const sources = new Map(
    [...floors].flatMap(([name, { whole, outside, withParts }]) => [
      [name, whole] as const,
      [`${name}/outside`, outside] as const,
      [`${name}/parts`, withParts] as const,
    ]),
  );
  const sizes = await measure([...new Set(sources.values())], react);
  const sizeOf = (name: string) => sizes.get(sources.get(name) ?? '') ?? 0;
  return {
    title: 'Each component of the kit imported alone, without React; floor: what it takes of React Aria and icons',
    columns: ['whole', 'floor', 'above', 'its own'],
    lines: [...floors].map(([name, { parts }]) => {
      // A component that adds nothing may compress a few bytes better than its base.
      const above = Math.max(0, sizeOf(name) - sizeOf(`${name}/outside`));
      const own = Math.max(0, sizeOf(name) - sizeOf(`${name}/parts`));
      const isComposite = composites.has(name);
      const made = parts.size === 0 ? '' : `${isComposite ? 'made of' : 'with'} ${[...parts].join(', ')}`;
      return {
        name,
        cells: [sizeOf(name), sizeOf(`${name}/outside`), above, own],
        size: isComposite ? own : above,
        budget: exceptions[name] ?? budget,
        note: made,
      };
    }),
    problems: [...composites]
      .filter((name) => !floors.has(name))
      .map((name) => `The kit exports no ${name}. Take it off the list in tests/sizes/components.ts.`),
    advice:
      'Look for what it imports beyond its need: all texts, all kinds of a part, a part that could be loaded when used.',
  };
}
