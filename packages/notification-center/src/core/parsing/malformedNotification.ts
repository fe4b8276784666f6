import type { Notification } from '../notification.ts';
import { readPayload } from './readPayload.ts';

const emptyPayload = readPayload({}, []);

type Times = Pick<Notification, 'dateTime' | 'createdDate' | 'lastModifiedDate' | 'modifiedAt'>;

/**
 * The placeholder of an item that could not be read. Its id is derived from its content, so that the same bad item is shown once
 * although it arrives twice. It counts as read, because it can never be marked.
 */
export function malformedNotification(input: unknown, times: Times): Notification {
  return {
    id: `malformed-${hash(describe(input))}`,
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

// FNV-1a, 32 bits: equal content must give an equal id, nothing more.
function hash(text: string): string {
  let state = 0x81_1c_9d_c5;
  for (let index = 0; index < text.length; index++) {
    state = Math.imul(state ^ text.charCodeAt(index), 0x01_00_01_93);
  }
  return (state >>> 0).toString(36);
}
