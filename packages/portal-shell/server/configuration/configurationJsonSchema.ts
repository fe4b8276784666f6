import { readFileSync } from 'node:fs';
import { toJsonSchema } from '@valibot/to-json-schema';
import { configurationSchema } from '../../src/config/configuration.ts';

const root = new URL('../../../../', import.meta.url);
const documentation = new URL('docs/configuration.md', root);

/** The committed schema, beside the example that names it. */
export const schemaFile = new URL('deploy/config.schema.json', root);

interface SchemaNode {
  description?: string;
  properties?: Record<string, SchemaNode>;
  items?: SchemaNode;
  additionalProperties?: SchemaNode | boolean;
}

/** The sections of the documentation whose tables and sentences name keys without their section. */
const sectionOf = (heading: string): string => /^`(\w+)`$/.exec(heading)?.[1] ?? '';

const withoutLinks = (text: string): string => text.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1').replaceAll('`', '');

/** Reads the meaning of each key from the tables of docs/configuration.md. */
function readMeanings(): ReadonlyMap<string, string> {
  const meanings = new Map<string, string>();
  let section = '';
  let table: readonly string[] = [];
  for (const line of readFileSync(documentation, 'utf8').split('\n')) {
    const heading = /^#+ (.*)$/.exec(line)?.[1];
    if (heading !== undefined) section = sectionOf(heading);
    if (!line.startsWith('|')) {
      table = [];
      continue;
    }
    const cells = line
      .split(/(?<!\\)\|/)
      .slice(1, -1)
      .map((cell) => cell.trim());
    if (table.length === 0) {
      table = cells;
      continue;
    }
    const at = table.findIndex((title) => title === 'meaning' || title === 'what the portal reads');
    if (at < 0) continue;
    const inner = /^key of `(\w+)`$/.exec(table[0] ?? '')?.[1];
    for (const [, key] of (cells[0] ?? '').matchAll(/`([\w.$]+)`/g))
      meanings.set([section, inner, key].filter((part) => part).join('.'), withoutLinks(cells[at] ?? ''));
  }
  return meanings;
}

function describe(node: SchemaNode, path: readonly string[], meanings: ReadonlyMap<string, string>): void {
  const meaning = meanings.get(path.join('.'));
  if (meaning !== undefined) node.description = meaning;
  // The keys of a list's items and of a map's values follow that of the list or map.
  for (const inner of [node.items, node.additionalProperties])
    if (typeof inner === 'object') describeKeys(inner, path, meanings);
  describeKeys(node, path, meanings);
}

function describeKeys(node: SchemaNode, path: readonly string[], meanings: ReadonlyMap<string, string>): void {
  for (const [key, child] of Object.entries(node.properties ?? {})) describe(child, [...path, key], meanings);
}

/** Writes the schema of `config.json` from the schema that the portal checks it with, and the meanings from the documentation. */
export function configurationJsonSchema(): object {
  const schema = toJsonSchema(configurationSchema, {
    target: 'draft-07',
    typeMode: 'input',
    // Exact addresses and dates, and checks across keys, have no counterpart in JSON Schema. `config check` has them.
    ignoreActions: ['check', 'trim', 'transform', 'partial_check', 'raw_check'],
    overrideAction({ valibotAction, jsonSchema }) {
      // JSON Schema has no flags, so the patterns are those without one that ignores case.
      if (
        valibotAction.type === 'regex' &&
        'requirement' in valibotAction &&
        valibotAction.requirement instanceof RegExp
      )
        return valibotAction.requirement.flags === ''
          ? { ...jsonSchema, pattern: valibotAction.requirement.source }
          : jsonSchema;
      return undefined;
    },
  });
  // The schema is an object of plain JSON, with these parts.
  const node = schema as unknown as SchemaNode;
  describe(node, [], readMeanings());
  return { title: 'Configuration of the portal', ...node };
}

/** The text of the committed file. */
export const configurationSchemaText = (): string => `${JSON.stringify(configurationJsonSchema(), null, 2)}\n`;
