import { documentsOf, versionIn, type ContractDocument } from '../../../../scripts/contract/ContractDocument.ts';
import { writeOpenApi } from '../../../../scripts/contract/openApi.ts';
import { createSchemaWriter } from '../../../../scripts/contract/schemaWriter.ts';
import {
  backgroundJobSchema,
  contractCalls,
  exportedFileSchema,
  filterRequestSchema,
  markPatchSchema,
  notificationPageSchema,
} from '../../src/contract/contractCalls.ts';
import { writeAsyncApi } from './asyncApi.ts';
import { itemSchemas } from './itemSchemas.ts';
import { writeItemReference } from './itemReference.ts';

const folder = new URL('../../contract/', import.meta.url);

function writeItemSchema() {
  const { NotificationItem, ...rest } = createSchemaWriter(itemSchemas, '#/$defs/', 'draft-2020-12').definitions();
  return { $schema: 'https://json-schema.org/draft/2020-12/schema', ...NotificationItem, $defs: rest };
}

/** Writes every document of the contract from the schemas, without touching a file. */
export function contractDocuments(): readonly ContractDocument[] {
  const version = versionIn(new URL('../../package.json', import.meta.url));
  const documents = documentsOf(folder, {
    'openapi.json': writeOpenApi(version, {
      title: 'Notification center: services',
      description:
        'Every call that @gantry/notification-center makes. A backend that answers them as written here keeps the rules that `npx @gantry/notification-center check-backend` checks. Clients also send the id of the selected program in the header `Program`.',
      calls: contractCalls,
      services: {
        notification: 'The notification service.',
        application: 'The application service, which has the background jobs with their files.',
        base: 'The base service, which has the commands of workflow jobs.',
      },
      schemas: {
        ...itemSchemas,
        NotificationPage: notificationPageSchema,
        FilterRequest: filterRequestSchema,
        MarkPatch: markPatchSchema,
        BackgroundJob: backgroundJobSchema,
        ExportedFile: exportedFileSchema,
      },
    }),
    'asyncapi.json': writeAsyncApi(version),
    'notification-item.schema.json': writeItemSchema(),
  });
  return [...documents, { file: new URL('notification-item.md', folder), content: {}, text: writeItemReference() }];
}
