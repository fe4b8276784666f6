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

function below(node: SchemaNode, key: string): SchemaNode | undefined {
  const entry = node.entries !== undefined && Object.hasOwn(node.entries, key) ? node.entries[key] : undefined;
  return entry ?? node.value ?? node.item ?? (node.wrapped && below(node.wrapped, key));
}

const messageOf = (node: SchemaNode): unknown => node.message ?? (node.wrapped && messageOf(node.wrapped));

/**
 * Finds the expectation of the key that an issue is about. The message of a missing key is that of its object, so the expectation comes
 * from the schema. An unknown key has no schema.
 */
export function expectationAt(schema: v.GenericSchema, issue: v.BaseIssue<unknown>): ConfigurationExpectation {
  // Every message of the configuration's schemas is an expectation.
  const reported = issue.message as ConfigurationExpectation;
  if (issue.type !== 'strict_object') return reported;
  // Schemas have these parts as plain properties. Parts that a kind of schema does not have are undefined.
  let node: SchemaNode | undefined = schema as unknown as SchemaNode;
  for (const { key } of issue.path ?? []) node = node && below(node, String(key));
  if (node === undefined) return 'knownKey';
  return messageOf(node) as ConfigurationExpectation;
}

function keysOf(node: SchemaNode): readonly string[] {
  return node.wrapped ? keysOf(node.wrapped) : Object.keys(node.entries ?? {});
}

const isSection = (node: SchemaNode): boolean =>
  node.entries !== undefined || (node.wrapped !== undefined && isSection(node.wrapped));

/** Finds the paths of all keys that the schema does not know. valibot reports the first one of each section only. */
export function unknownKeys(schema: v.GenericSchema, input: unknown): readonly (readonly string[])[] {
  const find = (node: SchemaNode, value: unknown, path: readonly string[]): (readonly string[])[] => {
    if (typeof value !== 'object' || value === null) return [];
    return Object.entries(value).flatMap(([key, inner]) => {
      const known = below(node, key);
      if (known !== undefined) return find(known, inner, [...path, key]);
      return isSection(node) ? [[...path, key]] : [];
    });
  };
  // Schemas have these parts as plain properties.
  return find(schema as unknown as SchemaNode, input, []);
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
  // Schemas have these parts as plain properties.
  const root = schema as unknown as SchemaNode;
  const last = path.at(-1) ?? '';
  let parent: SchemaNode | undefined = root;
  for (const key of path.slice(0, -1)) parent = parent && below(parent, key);
  const known = parent ? keysOf(parent) : [];
  const lower = known.map((key) => key.toLowerCase());
  const near = closestMatch(last.toLowerCase(), lower, { maxDistance: mostChanges(last) });
  const beside = near === undefined ? undefined : known[lower.indexOf(near)];
  return beside === undefined ? findKey(root, last) : [...path.slice(0, -1), beside].join('.');
}
