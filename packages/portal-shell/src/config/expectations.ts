import { closestMatch } from 'leven';
import type * as v from 'valibot';
import type { ConfigurationExpectation } from './valueSchemas.ts';

/** The parts of valibot's schemas that lead from a schema to the one of a key below it. */
interface SchemaNode {
  readonly entries?: Readonly<Record<string, SchemaNode>>;
  readonly value?: SchemaNode;
  readonly item?: SchemaNode;
  readonly wrapped?: SchemaNode;
  readonly message?: unknown;
}

/** The node of a schema, without what makes it optional. */
function unwrapped(node: SchemaNode): SchemaNode {
  return node.wrapped ? unwrapped(node.wrapped) : node;
}

/** Schemas have these parts as plain properties. Parts that a kind of schema does not have are undefined. */
const nodeOf = (schema: v.GenericSchema) => unwrapped(schema as unknown as SchemaNode);

function below({ entries, value, item }: SchemaNode, key: string): SchemaNode | undefined {
  const entry = entries !== undefined && Object.hasOwn(entries, key) ? entries[key] : undefined;
  const found = entry ?? value ?? item;
  return found && unwrapped(found);
}

function nodeAt(root: SchemaNode, path: readonly string[]): SchemaNode | undefined {
  let node: SchemaNode | undefined = root;
  for (const key of path) node = node && below(node, key);
  return node;
}

/**
 * Finds the expectation of the key that an issue is about. The message of a missing key is that of its object, so the expectation comes
 * from the schema. An unknown key has no schema.
 */
export function expectationAt(schema: v.GenericSchema, issue: v.BaseIssue<unknown>): ConfigurationExpectation {
  // Every message of the configuration's schemas is an expectation.
  const reported = issue.message as ConfigurationExpectation;
  if (issue.type !== 'strict_object') return reported;
  const node = nodeAt(nodeOf(schema), issue.path?.map(({ key }) => String(key)) ?? []);
  return node === undefined ? 'knownKey' : (node.message as ConfigurationExpectation);
}

const keysOf = ({ entries = {} }: SchemaNode): readonly string[] => Object.keys(entries);

/** Finds the paths of all keys that the schema does not know. valibot reports the first one of each section only. */
export function unknownKeys(schema: v.GenericSchema, input: unknown): readonly (readonly string[])[] {
  const find = (node: SchemaNode, value: unknown, path: readonly string[]): (readonly string[])[] => {
    if (typeof value !== 'object' || value === null) return [];
    return Object.entries(value).flatMap(([key, inner]) => {
      const known = below(node, key);
      if (known !== undefined) return find(known, inner, [...path, key]);
      return node.entries ? [[...path, key]] : [];
    });
  };
  return find(nodeOf(schema), input, []);
}

/** Finds the path of a section's key by its name alone, in any section. */
function findKey(node: SchemaNode, name: string): string | null {
  for (const key of keysOf(node)) {
    if (key === name) return key;
    const inside = below(node, key);
    const found = inside === undefined ? null : findKey(inside, name);
    if (found !== null) return `${key}.${found}`;
  }
  return null;
}

/** More changes than these make another word. */
const mostChanges = (key: string): number => Math.ceil(key.length / 3);

/** Guesses the key that was meant by an unknown one: one beside it with a similar name, or one of the same name elsewhere. */
export function guessKey(schema: v.GenericSchema, path: readonly string[]): string | null {
  const root = nodeOf(schema);
  const last = path.at(-1) ?? '';
  const known = keysOf(nodeAt(root, path.slice(0, -1)) ?? {});
  const lower = known.map((key) => key.toLowerCase());
  const near = closestMatch(last.toLowerCase(), lower, { maxDistance: mostChanges(last) });
  const beside = near === undefined ? undefined : known[lower.indexOf(near)];
  return beside === undefined ? findKey(root, last) : [...path.slice(0, -1), beside].join('.');
}
