import { toJsonSchema, toJsonSchemaDefs, type ConversionConfig } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import {
  backgroundJobSchema,
  exportedFileSchema,
  filterRequestSchema,
  markPatchSchema,
  notificationPageSchema,
} from '../../src/contract/contractCalls.ts';
import {
  dashboardEntrySchema,
  deviceSchema,
  menuAnswerSchema,
  purchaseOrderAnswerSchema,
  reportAnswerSchema,
} from '../../src/contract/portalAnswers.ts';
import { settingChangeSchema, settingSchema, settingsAnswerSchema } from '../../src/contract/settingsCalls.ts';
import { notificationItemSchema, notificationPayloadSchema } from '../../src/contract/notificationItem.ts';

/** A JSON Schema, as it stands in a document. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** The schemas that have a name in the documents. */
const named = {
  NotificationItem: notificationItemSchema,
  NotificationPayload: notificationPayloadSchema,
  NotificationPage: notificationPageSchema,
  FilterRequest: filterRequestSchema,
  MarkPatch: markPatchSchema,
  BackgroundJob: backgroundJobSchema,
  ExportedFile: exportedFileSchema,
  Menu: menuAnswerSchema,
  DashboardEntry: dashboardEntrySchema,
  PurchaseOrderSearch: purchaseOrderAnswerSchema,
  ReportEmbedding: reportAnswerSchema,
  Device: deviceSchema,
  Setting: settingSchema,
  Settings: settingsAnswerSchema,
  SettingChange: settingChangeSchema,
};

export type SchemaName = keyof typeof named;

/** Converts valibot schemas for one document. */
export interface SchemaWriter {
  /** Writes a schema. A named schema becomes a reference. */
  readonly write: (schema: v.GenericSchema) => JsonSchema;
  /** Writes the named schemas themselves. */
  readonly definitions: (...names: readonly SchemaName[]) => Record<string, JsonSchema>;
}

/** Creates a writer whose references start with `prefix`, such as `#/components/schemas/`. */
export function createSchemaWriter(prefix: string, target: 'draft-07' | 'draft-2020-12'): SchemaWriter {
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
    definitions(...names) {
      const written = toJsonSchemaDefs(named, config);
      // A JSON Schema is plain JSON.
      return Object.fromEntries(names.map((name) => [name, withoutDialect(written[name] as unknown as JsonSchema)]));
    },
  };
}
