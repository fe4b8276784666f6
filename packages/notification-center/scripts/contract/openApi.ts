import { contractCalls, type ContractCall } from '../../src/contract/contractCalls.ts';
import type { BackendService } from '../../src/contract/ServiceCall.ts';
import { createSchemaWriter, type JsonSchema } from './schemas.ts';

const services: Readonly<Record<BackendService, string>> = {
  notification: 'The notification service.',
  application: 'The application service, which has the background jobs and their files.',
  base: 'The base service, which has the commands of workflow jobs.',
};

const { write, definitions } = createSchemaWriter('#/components/schemas/', 'draft-2020-12');

const content = (type: string, schema: JsonSchema) => ({ [type]: { schema } });

const parametersOf = ({ query = [], parameters }: ContractCall) =>
  Object.entries(parameters).map(([name, schema]) => ({
    name,
    in: query.includes(name) ? 'query' : 'path',
    required: true,
    schema: write(schema),
  }));

function refusal(description: string) {
  return { description, content: content('application/json', { $ref: '#/components/schemas/Refusal' }) };
}

function operation(operationId: string, call: ContractCall) {
  const { summary, description, service, body, contentType = 'application/json', answer, refusals = {} } = call;
  const parameters = parametersOf(call);
  return {
    operationId,
    tags: [service],
    summary,
    ...(description !== undefined && { description }),
    ...(parameters.length > 0 && { parameters }),
    ...(body !== undefined && { requestBody: { required: true, content: content(contentType, write(body)) } }),
    responses: {
      '200': {
        description: answer === null ? 'Done. The body is not read.' : 'The answer.',
        ...(answer !== null && { content: content('application/json', write(answer)) }),
      },
      '401': { $ref: '#/components/responses/NoToken' },
      ...Object.fromEntries(Object.entries(refusals).map(([status, sentence]) => [status, refusal(sentence)])),
    },
  };
}

function paths() {
  const written: Record<string, Record<string, unknown>> = {};
  for (const [id, call] of Object.entries<ContractCall>(contractCalls)) {
    written[call.path] = {
      ...written[call.path],
      servers: [{ url: `https://${call.service}.example.com`, description: services[call.service] }],
      [call.method.toLowerCase()]: operation(id, call),
    };
  }
  return written;
}

/** Writes every call of the notification center as an OpenAPI 3.1 document. */
export function writeOpenApi(version: string) {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Notification center: services',
      version,
      license: { name: 'MIT', identifier: 'MIT' },
      description:
        'Every call that @gantry/notification-center makes. A backend that answers them as written here keeps the rules that `npx @gantry/notification-center check-backend` checks. Clients also send the id of the selected program in the header `Program`.',
    },
    tags: Object.entries(services).map(([name, description]) => ({ name, description })),
    security: [{ accessToken: [] }],
    paths: paths(),
    components: {
      securitySchemes: { accessToken: { type: 'http', scheme: 'bearer' } },
      responses: { NoToken: refusal('There is no access token, or it is not valid any more.') },
      schemas: {
        ...definitions(
          'NotificationItem',
          'NotificationPayload',
          'NotificationPage',
          'FilterRequest',
          'MarkPatch',
          'BackgroundJob',
          'ExportedFile',
        ),
        Refusal: {
          type: 'object',
          title: 'Refusal',
          properties: { message: { type: 'string', description: 'A sentence for people. The toast shows it.' } },
        },
      },
    },
  };
}
