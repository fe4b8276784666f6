import type * as v from 'valibot';
import type { ConfigurationExpectation } from './configuration.ts';

/** The parts of valibot's schemas that lead from a schema to the one of a key below it. */
interface SchemaNode {
  readonly entries?: Readonly<Record<string, SchemaNode>>;
  readonly value?: SchemaNode;
  readonly item?: SchemaNode;
  readonly wrapped?: SchemaNode;
  readonly message?: unknown;
}

function below(node: SchemaNode, key: string): SchemaNode | undefined {
  return node.entries?.[key] ?? node.value ?? node.item ?? (node.wrapped && below(node.wrapped, key));
}

const messageOf = (node: SchemaNode): unknown => node.message ?? (node.wrapped && messageOf(node.wrapped));

/**
 * What the key that an issue is about expects. A missing key is reported with the message of the object it is missing from, so the schema
 * is asked; an unknown key has no schema.
 */
export function expectationAt(schema: v.GenericSchema, issue: v.BaseIssue<unknown>): ConfigurationExpectation {
  // The messages of the configuration's schemas are expectations, every one of them.
  const reported = issue.message as ConfigurationExpectation;
  if (issue.type !== 'strict_object') return reported;
  // Schemas carry these parts as plain properties; those that a kind of schema lacks are undefined.
  let node: SchemaNode | undefined = schema as unknown as SchemaNode;
  for (const { key } of issue.path ?? []) node = node && below(node, String(key));
  if (node === undefined) return 'knownKey';
  return messageOf(node) as ConfigurationExpectation;
}
