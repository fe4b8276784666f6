import { defaultHubName, hubEvents } from '../../src/contract/hubEvents.ts';
import { createSchemaWriter } from '../../../../scripts/contract/schemaWriter.ts';
import { itemSchemas } from './itemSchemas.ts';

const { write, definitions } = createSchemaWriter(itemSchemas, '#/components/schemas/', 'draft-07');

const messages = Object.entries(hubEvents).map(([name, { summary, argument }]) => ({
  name,
  summary,
  /** An invocation of the SignalR hub protocol. */
  payload: {
    type: 'object',
    required: ['type', 'target', 'arguments'],
    properties: {
      type: { const: 1, description: 'An invocation.' },
      target: { const: name },
      arguments: { type: 'array', minItems: 1, maxItems: 1, items: write(argument) },
    },
  },
}));

/** Writes the events of the hub as an AsyncAPI 3 document. */
export function writeAsyncApi(version: string) {
  return {
    asyncapi: '3.0.0',
    info: {
      title: 'Notification center: hub',
      version,
      license: { name: 'MIT' },
      description:
        'What the hub sends to the clients of a user: ASP.NET Core SignalR with the JSON protocol, over WebSockets, server-sent events or long polling. Clients send nothing but pings.',
    },
    servers: {
      notification: {
        host: 'notification.example.com',
        protocol: 'wss',
        description:
          'The notification service. A client first posts to /negotiate below the channel. The answer may redirect it, as Azure SignalR Service does.',
        security: [{ $ref: '#/components/securitySchemes/accessToken' }],
      },
    },
    channels: {
      hub: {
        address: `/${defaultHubName}`,
        description: 'The hub of one user. Each message ends with the character U+001E.',
        messages: Object.fromEntries(messages.map(({ name }) => [name, { $ref: `#/components/messages/${name}` }])),
      },
    },
    operations: Object.fromEntries(
      messages.map(({ name, summary }) => [
        `send${name}`,
        {
          action: 'send',
          channel: { $ref: '#/channels/hub' },
          summary,
          messages: [{ $ref: `#/channels/hub/messages/${name}` }],
        },
      ]),
    ),
    components: {
      securitySchemes: {
        accessToken: {
          type: 'httpApiKey',
          name: 'access_token',
          in: 'query',
          description:
            'The access token. A browser cannot send a header with a WebSocket. Other requests of the hub carry it as a bearer token.',
        },
      },
      messages: Object.fromEntries(
        messages.map(({ name, summary, payload }) => [
          name,
          { name, summary, contentType: 'application/json', payload },
        ]),
      ),
      schemas: definitions(),
    },
  };
}
