import type { ContractCall } from '@gantry/notification-center/conformance';
import { createSchemaWriter, type JsonSchema, type NamedSchemas, type SchemaWriter } from './schemaWriter.ts';

type Write = SchemaWriter['write'];

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

const parametersOf = ({ query = [], parameters, takesKey }: ContractCall, write: Write) => [
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

function operation(operationId: string, call: ContractCall, write: Write) {
  const { summary, description, service, body, contentType, answer, answerTypes, takesKey, refusals = {} } = call;
  const parameters = parametersOf(call, write);
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

/** What an OpenAPI document is written from. */
export interface OpenApiParts {
  readonly title: string;
  readonly description: string;
  readonly calls: Readonly<Record<string, ContractCall>>;
  /** A sentence for each service, by its name. */
  readonly services: Readonly<Record<string, string>>;
  readonly schemas: NamedSchemas;
}

/** Writes calls as an OpenAPI 3.1 document. */
export function writeOpenApi(version: string, { title, description, calls, services, schemas }: OpenApiParts) {
  const { write, definitions } = createSchemaWriter(schemas, '#/components/schemas/', 'draft-2020-12');
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [id, call] of Object.entries(calls)) {
    paths[call.path] = {
      ...paths[call.path],
      servers: [{ url: `https://${call.service.toLowerCase()}.example.com`, description: services[call.service] }],
      [call.method.toLowerCase()]: operation(id, call, write),
    };
  }
  return {
    openapi: '3.1.0',
    info: { title, version, license: { name: 'MIT', identifier: 'MIT' }, description },
    tags: Object.entries(services).map(([name, text]) => ({ name, description: text })),
    security: [{ accessToken: [] }],
    paths,
    components: {
      securitySchemes: { accessToken: { type: 'http', scheme: 'bearer' } },
      responses: { NoToken: refusal('There is no access token, or it is not valid any more.') },
      schemas: {
        ...definitions(),
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
