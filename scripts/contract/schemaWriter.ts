import { toJsonSchema, toJsonSchemaDefs, type ConversionConfig } from '@valibot/to-json-schema';
import type * as v from 'valibot';

/** A JSON Schema, as it stands in a document. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** The schemas that have a name in a document. */
export type NamedSchemas = Readonly<Record<string, v.GenericSchema>>;

/** Converts valibot schemas for one document. */
export interface SchemaWriter {
  /** Writes a schema. A named schema becomes a reference. */
  readonly write: (schema: v.GenericSchema) => JsonSchema;
  /** Writes the named schemas themselves. */
  readonly definitions: () => Record<string, JsonSchema>;
}

/** Creates a writer whose references start with `prefix`, such as `#/components/schemas/`. */
export function createSchemaWriter(
  named: NamedSchemas,
  prefix: string,
  target: 'draft-07' | 'draft-2020-12',
): SchemaWriter {
  const config: ConversionConfig = {
    target,
    typeMode: 'input',
    // The exact check of a date has no counterpart in JSON Schema. Its format has.
    ignoreActions: ['check'],
    overrideRef: ({ referenceId }) => `${prefix}${referenceId}`,
  };
  const withoutDialect = ({ $schema: _, $defs: __, definitions: ___, ...schema }: JsonSchema): JsonSchema => schema;
  return {
    // A JSON Schema is plain JSON.
    write: (schema) => withoutDialect(toJsonSchema(schema, { ...config, definitions: named }) as unknown as JsonSchema),
    definitions() {
      // A JSON Schema is plain JSON.
      const written = toJsonSchemaDefs(named, config) as unknown as Readonly<Record<string, JsonSchema>>;
      return Object.fromEntries(Object.entries(written).map(([name, schema]) => [name, withoutDialect(schema)]));
    },
  };
}
