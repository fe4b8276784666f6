import { contractCalls, type ContractCall } from '../../src/contract/contractCalls.ts';
import type { BackendService } from '../../src/contract/ServiceCall.ts';
import { portalCalls } from '../../src/contract/portalCalls.ts';
import { settingsCalls } from '../../src/contract/settingsCalls.ts';
import { createSchemaWriter, type JsonSchema, type SchemaName } from './schemas.ts';

const services: Readonly<Record<BackendService, string>> = {
  notification: 'The notification service.',
  application: 'The application service, which has the menu, the dashboards, and the background jobs with their files.',
  base: 'The base service, which has the commands of workflow jobs.',
  monolith: 'The monolith, which has purchase orders, reports, views and push devices.',
  userAccess: 'The user access service, which has the profile pictures.',
  settings: 'The settings service, which keeps what people arrange, for all of their devices.',
};

const { write, definitions } = createSchemaWriter('#/components/schemas/', 'draft-2020-12');

const content = (types: readonly string[] = ['application/json'], schema: JsonSchema) =>
  Object.fromEntries(types.map((type) => [type, { schema }]));

const keyParameter = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'The key of one write, which a client may send again: it lost the answer, or had no network for a while. The same key with the same call gets the same answer, and the write is done once. A service keeps keys for 24 hours at least, for each user. A write that was refused has done nothing, so its key may be used again.',
  schema: { type: 'string', format: 'uuid' },
};

const parametersOf = ({ query = [], parameters, takesKey }: ContractCall) => [
  ...Object.entries(parameters).map(([name, schema]) => ({
    name,
    in: query.includes(name) ? 'query' : 'path',
    required: true,
    schema: write(schema),
  })),
  ...(takesKey ? [keyParameter] : []),
];

function refusal(description: string) {
  return { description, content: content(['application/json'], { $ref: '#/components/schemas/Refusal' }) };
}

function operation(operationId: string, call: ContractCall) {
  const { summary, description, service, body, contentType, answer, answerTypes, takesKey, refusals = {} } = call;
  const parameters = parametersOf(call);
  return {
    operationId,
    tags: [service],
    summary,
    ...(description !== undefined && { description }),
    ...(parameters.length > 0 && { parameters }),
    ...(body !== undefined && {
      requestBody: {
        required: true,
        content: content(contentType === undefined ? undefined : [contentType], write(body)),
      },
    }),
    responses: {
      '200': {
        description: answer === null ? 'Done. The body is not read, and 204 is as good.' : 'The answer.',
        ...(answer !== null && { content: content(answerTypes, write(answer)) }),
      },
      '401': { $ref: '#/components/responses/NoToken' },
      ...Object.fromEntries(Object.entries(refusals).map(([status, sentence]) => [status, refusal(sentence)])),
      ...(takesKey && { '422': refusal('The key belongs to another call.') }),
    },
  };
}

interface DocumentParts {
  readonly title: string;
  readonly description: string;
  readonly calls: Readonly<Record<string, ContractCall>>;
  readonly schemas: readonly SchemaName[];
}

function writeDocument(version: string, { title, description, calls, schemas }: DocumentParts) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [id, call] of Object.entries(calls)) {
    paths[call.path] = {
      ...paths[call.path],
      servers: [{ url: `https://${call.service.toLowerCase()}.example.com`, description: services[call.service] }],
      [call.method.toLowerCase()]: operation(id, call),
    };
  }
  const used = new Set<string>(Object.values(calls).map(({ service }) => service));
  return {
    openapi: '3.1.0',
    info: { title, version, license: { name: 'MIT', identifier: 'MIT' }, description },
    tags: Object.entries(services).flatMap(([name, text]) => (used.has(name) ? [{ name, description: text }] : [])),
    security: [{ accessToken: [] }],
    paths,
    components: {
      securitySchemes: { accessToken: { type: 'http', scheme: 'bearer' } },
      responses: { NoToken: refusal('There is no access token, or it is not valid any more.') },
      schemas: {
        ...definitions(...schemas),
        Refusal: {
          type: 'object',
          title: 'Refusal',
          properties: {
            message: { type: 'string', description: 'A sentence for people. The toast shows it.' },
            detail: { type: 'string', description: 'The same, in the problem details of RFC 9457.' },
          },
        },
      },
    },
  };
}

/** Writes every call of the notification center as an OpenAPI 3.1 document. */
export const writeOpenApi = (version: string) =>
  writeDocument(version, {
    title: 'Notification center: services',
    description:
      'Every call that @gantry/notification-center makes. A backend that answers them as written here keeps the rules that `npx @gantry/notification-center check-backend` checks. Clients also send the id of the selected program in the header `Program`.',
    calls: contractCalls,
    schemas: [
      'NotificationItem',
      'NotificationPayload',
      'NotificationPage',
      'FilterRequest',
      'MarkPatch',
      'BackgroundJob',
      'ExportedFile',
    ],
  });

/** Writes the calls of the portal to its other services. */
export const writePortalOpenApi = (version: string) =>
  writeDocument(version, {
    title: 'Portal: services',
    description:
      'Every call that the portal makes beside those of its notification center (openapi.json). It sends the id of the selected program in the header `Program` as soon as one is chosen. It also reads answers whose keys have another letter case, whose nulls are left out, and keys that are not listed here. `npx @gantry/notification-center check-backend --program <id>` checks a running backend.',
    calls: portalCalls,
    schemas: ['Menu', 'DashboardEntry', 'PurchaseOrderSearch', 'ReportEmbedding', 'Device'],
  });

/** Writes the calls of the settings service. */
export const writeSettingsOpenApi = (version: string) =>
  writeDocument(version, {
    title: 'Settings service',
    description:
      'Keeps what people arrange for themselves, so that it follows them to each device. It knows neither the names nor the values. `npx @gantry/notification-center check-backend --settings <address>` checks a running one.',
    calls: settingsCalls,
    schemas: ['Setting', 'Settings', 'SettingChange'],
  });
