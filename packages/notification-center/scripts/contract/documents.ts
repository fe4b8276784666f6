import { readFileSync } from 'node:fs';
import { writeAsyncApi } from './asyncApi.ts';
import { writeItemReference } from './itemReference.ts';
import { writeOpenApi, writePortalOpenApi, writeSettingsOpenApi } from './openApi.ts';
import { createSchemaWriter } from './schemas.ts';

const packageFile = new URL('../../package.json', import.meta.url);
const folder = new URL('../../contract/', import.meta.url);

function writeItemSchema() {
  const { definitions } = createSchemaWriter('#/$defs/', 'draft-2020-12');
  const { NotificationItem, ...rest } = definitions('NotificationItem', 'NotificationPayload');
  return { $schema: 'https://json-schema.org/draft/2020-12/schema', ...NotificationItem, $defs: rest };
}

/** A file of the written contract. */
export interface ContractDocument {
  readonly file: URL;
  /** The JSON of the file; empty if it is a text for people. */
  readonly content: object;
  readonly text: string;
}

/** Writes every document of the contract from the schemas, without touching a file. */
export function contractDocuments(): readonly ContractDocument[] {
  // The package's own file has a version.
  const { version } = JSON.parse(readFileSync(packageFile, 'utf8')) as { version: string };
  const contents = {
    'openapi.json': writeOpenApi(version),
    'portal-openapi.json': writePortalOpenApi(version),
    'settings-openapi.json': writeSettingsOpenApi(version),
    'asyncapi.json': writeAsyncApi(version),
    'notification-item.schema.json': writeItemSchema(),
  };
  const documents = Object.entries(contents).map(([name, content]) => ({
    file: new URL(name, folder),
    content,
    text: `${JSON.stringify(content, null, 2)}\n`,
  }));
  return [...documents, { file: new URL('notification-item.md', folder), content: {}, text: writeItemReference() }];
}
