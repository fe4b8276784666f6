import { inNamedCase } from '@gantry/base/values';
import type * as v from 'valibot';
import { payloadFields, type NotificationPayload, type WireField } from '../notification.ts';
import * as fields from './fields.ts';
import { readField, type Source } from './readField.ts';
import { formatServerTime } from './serverTime.ts';

const inCase = inNamedCase(payloadFields);

const priority = fields.oneOf(['info', 'low', 'medium', 'high']);

/** Reads the payload of a notification. Every field of {@link NotificationPayload} is named here, and what it may hold. */
export function readPayload(source: Source, problems: string[]): NotificationPayload {
  const payload: Source = inCase(readField(source, 'payload', fields.record, problems) ?? {});
  const found: string[] = [];
  const read = <Output>(name: WireField, schema: v.GenericSchema<unknown, Output>) =>
    readField(payload, name, schema, found);
  const receiptTime = read('receiptDate', fields.serverTime);
  const parsed: NotificationPayload = {
    program: read('program', fields.identifier) || null,
    programName: read('programName', fields.sharedLine) || null,
    status: read('status', fields.word) || null,
    percentage: read('percentage', fields.percentage),
    description: read('description', fields.prose) || null,
    route: read('route', fields.identifier) || null,
    poNumber: read('poNumber', fields.identifier) || null,
    type: read('type', fields.word) || null,
    iconColor: read('iconColor', fields.color),
    error: read('error', fields.prose) || null,
    errorMessage: read('errorMessage', fields.prose) || null,
    hasResults: read('results', fields.results) ?? false,
    priority: read('priority', priority),
    retryEnabled: read('retryEnabled', fields.flag) ?? false,
    cancellationEnabled: read('cancellationEnabled', fields.flag) ?? false,
    isCancellationRequested: read('isCancellationRequested', fields.flag) ?? false,
    jobId: read('jobId', fields.identifier) || null,
    blobName: read('blobName', fields.identifier) || null,
    queueName: read('queueName', fields.identifier) || null,
    uploadKey: read('uploadKey', fields.identifier) || null,
    mustRead: read('mustRead', fields.flag) ?? false,
    receiptDate: receiptTime === null ? null : formatServerTime(receiptTime),
  };
  for (const name of found) problems.push(`payload.${name}`);
  return parsed;
}
