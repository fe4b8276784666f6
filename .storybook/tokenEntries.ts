import { readFileSync } from 'node:fs';
import type { TokenEntry } from './site/entries.ts';

type Node = { readonly [key: string]: unknown };
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value);

const folder = new URL('../packages/ui-kit/src/tokens/', import.meta.url);
const read = (name: string) => JSON.parse(readFileSync(new URL(`${name}.tokens.json`, folder), 'utf8')) as Node;

const kebab = (text: string) => text.replaceAll(/([a-z])([A-Z])/g, '$1-$2').toLowerCase();

/** Lists the tokens that components read, with the values behind their references. */
export function tokenEntries(): TokenEntry[] {
  const base = read('base');
  const semantic = read('semantic');

  const lookUp = (reference: string): unknown => {
    const keys = reference.slice(1, -1).split('.');
    for (const tree of [base, semantic]) {
      let node: unknown = tree;
      for (const key of keys) node = isNode(node) ? node[key] : undefined;
      if (isNode(node) && '$value' in node) return node['$value'];
    }
    throw new Error(`The token files have no ${reference}.`);
  };

  const text = (value: unknown): string => {
    if (typeof value === 'string') return value.startsWith('{') ? text(lookUp(value)) : value;
    if (Array.isArray(value))
      return value.every((part) => typeof part === 'number')
        ? `cubic-bezier(${value.join(', ')})`
        : value.map(text).join(', ');
    if (!isNode(value)) return String(value);
    if ('colorSpace' in value) {
      const { colorSpace, components, alpha } = value as { colorSpace: string; components: number[]; alpha?: number };
      return `${colorSpace}(${components.join(' ')}${alpha === undefined ? '' : ` / ${String(alpha)}`})`;
    }
    if ('unit' in value) return `${String(value['value'])}${String(value['unit'])}`;
    if ('fontSize' in value)
      return `${text(value['fontWeight'])} ${text(value['fontSize'])} / ${text(value['lineHeight'])}`;
    return Object.values(value).map(text).join(' ');
  };

  const walk = (node: Node, path: readonly string[]): TokenEntry[] => {
    if ('$value' in node) {
      const { gantry = {} } = (node['$extensions'] ?? {}) as { gantry?: Node };
      const dark = 'dark' in gantry ? { dark: text(gantry['dark']) } : {};
      const compact = 'compact' in gantry ? { compact: text(gantry['compact']) } : {};
      const [category = '', ...name] = path;
      return [
        {
          category,
          name: path.join('.'),
          variable: category === 'breakpoint' ? null : `--gantry-${kebab([category, ...name].join('-'))}`,
          value: text(node['$value']),
          use: typeof node['$description'] === 'string' ? node['$description'] : '',
          ...dark,
          ...compact,
        },
      ];
    }
    return Object.entries(node).flatMap(([key, child]) =>
      key.startsWith('$') || !isNode(child) ? [] : walk(child, [...path, key]),
    );
  };
  return walk(semantic, []);
}
