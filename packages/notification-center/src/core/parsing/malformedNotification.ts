import { fnv1a } from '@gantry/base/values';
import type { Notification } from '../notification.ts';
import { readPayload } from './readPayload.ts';

const emptyPayload = readPayload({}, []);

/** The dates of an item, and the one by which its versions are ordered. */
export type Times = Pick<Notification, 'dateTime' | 'createdDate' | 'lastModifiedDate' | 'modifiedAt'>;

/**
 * The placeholder of an item that could not be read. Its id is derived from its content, so that the same bad item is shown once
 * although it arrives twice. It counts as read, because it can never be marked.
 */
export function malformedNotification(input: unknown, times: Times): Notification {
  return {
    id: `malformed-${fnv1a(describe(input)).toString(36)}`,
    type: 'other',
    typeName: 'other',
    title: '',
    read: true,
    ...times,
    delete: false,
    payload: emptyPayload,
    isMalformed: true,
  };
}

function describe(input: unknown): string {
  try {
    return (JSON.stringify(input) ?? typeof input).slice(0, 5000);
  } catch {
    // A cycle or a bigint, which no JSON answer can hold: one placeholder stands for all of its kind.
    return typeof input;
  }
}
