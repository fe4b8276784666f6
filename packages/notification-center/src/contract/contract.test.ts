import { readFileSync } from 'node:fs';
import asyncApiSpecs from '@asyncapi/specs';
import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { contractDocuments } from '../../scripts/contract/documents.ts';
import { everyPayloadField, wireNotification } from '../core/notification.testing.ts';
import { parseNotification } from '../core/parsing/parseNotification.ts';
import type { NotificationProblem } from '../core/notification.ts';
import { createHttpNotificationClient } from '../transport/http/createHttpNotificationClient.ts';
import { createLegacyJobService } from '../transport/http/createLegacyJobService.ts';
import { createWorkflowJobService } from '../transport/http/createWorkflowJobService.ts';
import type { ServiceRequest } from '@gantry/base/calls';
import { contractCalls, type ContractCall } from './contractCalls.ts';
import { notificationItemSchema, notificationPayloadSchema } from './notificationItem.ts';

const documents = contractDocuments();
const contentOf = (name: string) => documents.find(({ file }) => file.pathname.endsWith(name))?.content ?? {};

describe('the committed documents', () => {
  it.each(documents)('$file.pathname is what the schemas say: npm run api', ({ file, text }) => {
    expect(readFileSync(file, 'utf8')).toBe(text);
  });

  it('openapi.json is a valid OpenAPI 3.1 document', async () => {
    const validator = new Validator();
    const { valid, errors } = await validator.validate({ ...contentOf('/openapi.json') });
    expect(errors).toBeUndefined();
    expect([valid, validator.version]).toEqual([true, '3.1']);
  });

  it('asyncapi.json is a valid AsyncAPI 3 document', () => {
    const schema: object = asyncApiSpecs.schemas['3.0.0'];
    const ajv = new Ajv({ strict: false, allErrors: true, meta: false });
    addFormats(ajv);
    const isValid = ajv.validate(schema, contentOf('asyncapi.json'));
    expect([isValid, ajv.errors]).toEqual([true, null]);
  });

  it('the JSON schema accepts its own example, and names a wrong field', () => {
    const ajv = new Ajv2020({ strict: false });
    addFormats(ajv);
    const schema = contentOf('notification-item.schema.json');
    const validate = ajv.compile(schema);
    const [example] = (schema as { examples: object[] }).examples;
    expect(validate(example)).toBe(true);
    expect(validate({ ...example, lastModifiedDate: 'yesterday' })).toBe(false);
    expect(validate.errors?.[0]?.instancePath).toBe('/lastModifiedDate');
  });
});

describe('the contract and the center agree', () => {
  it('the center reads every field of an item that keeps the contract', () => {
    const payload = { ...everyPayloadField, priority: 'high' };
    const item = wireNotification({ type: 'export', payload });
    expect(v.parse(notificationItemSchema, item)).toEqual(item);
    expect(Object.keys(payload)).toEqual(expect.arrayContaining(Object.keys(payloadEntries)));
    const problems: NotificationProblem[] = [];
    const { payload: read } = parseNotification(item, (problem) => problems.push(problem));
    expect(problems).toEqual([]);
    expect(Object.values(read).filter((value) => value === null || value === false)).toEqual([]);
  });

  const payloadEntries = notificationPayloadSchema.pipe[0].entries;

  it('every call of the center is a call of the contract, and the other way round', async () => {
    const found = new Set<string>();
    for (const request of await everyRequest()) found.add(callOf(request));
    expect([...found].toSorted()).toEqual(Object.keys(contractCalls).toSorted());
  });
});

/** Creates every request of the adapters. */
async function everyRequest(): Promise<readonly ServiceRequest[]> {
  const made: ServiceRequest[] = [];
  const request = (one: ServiceRequest) => {
    made.push(one);
    return Promise.resolve<unknown>([]);
  };
  const client = createHttpNotificationClient({ request, userId: 'avery' });
  const jobs = createLegacyJobService({ request });
  const workflow = createWorkflowJobService({ request });
  const job = { id: 'n1', jobId: '0f8fad5b-d9cb-469f-a165-70867728950e', blobName: 'b', queueName: 'q' };
  const toDate = '2026-03-01T09:30:00.000Z';
  const filter = { pageSize: 50, typeStatus: [{ type: 'todo', status: 'done' }], toDate };
  // The answers have the wrong form. Only the requests matter here.
  await Promise.allSettled([
    client.getSince(toDate),
    client.getFilteredNotifications(filter),
    client.getFilteredNotifications({ ...filter, typeStatus: [], toDate: null }),
    client.getUnreadCount(),
    client.markAsRead('n1'),
    client.markAsUnread('n1'),
    client.giveReceipt?.('n1'),
    client.markAllAsRead(['n1']),
    jobs.get(job),
    jobs.getExportedFileUrl(job),
    jobs.retry(job),
    jobs.cancel(job),
    workflow.retry(job),
    workflow.cancel(job),
  ]);
  return made;
}

/** Finds the call of the contract that a request is, and checks its query and its body. */
function callOf(request: ServiceRequest): string {
  const isSame = ({ method, path }: ContractCall, isExact: boolean) =>
    method === request.method &&
    (isExact ? path === request.path : new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(request.path));
  const calls = Object.entries<ContractCall>(contractCalls);
  const found = calls.find(([, call]) => isSame(call, true)) ?? calls.find(([, call]) => isSame(call, false));
  if (found === undefined) throw new Error(`The contract has no ${request.method} ${request.path}.`);
  const [name, { parameters, query = [], body, contentType = 'application/json' }] = found;
  const inQuery = Object.fromEntries(Object.entries(parameters).filter(([parameter]) => query.includes(parameter)));
  v.parse(v.strictObject(inQuery), request.query ?? {});
  if (body === undefined) expect(request.body).toBeUndefined();
  else expect(v.parse(body, request.body)).toEqual(request.body);
  if (body !== undefined) expect(request.contentType ?? 'application/json').toBe(contentType);
  return name;
}
