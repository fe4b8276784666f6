import { fnv1a, inNamedCase } from '@gantry/base/values';
import * as v from 'valibot';
import * as fields from './fields.ts';
import { readField, type Source } from './readField.ts';
import { readPayload } from './readPayload.ts';
import { itemFields, type Notification, type OnNotificationProblem } from '../notification.ts';
import { notificationTypes, typeNamed } from '../types/notificationTypes.ts';
import { formatServerTime, isFormattedServerTime } from './serverTime.ts';

const inCase = inNamedCase(itemFields);
const emptyPayload = readPayload({}, []);

/** The dates of an item, and the one by which its versions are ordered. */
type Times = Pick<Notification, 'dateTime' | 'createdDate' | 'lastModifiedDate' | 'modifiedAt'>;

/**
 * Reads one notification from input that may be anything JSON can hold. It never throws: a field of a wrong type is left empty,
 * and input that cannot be read at all (no object, no id) becomes a placeholder item that can be shown. `onProblem` is called
 * with both.
 */
export function parseNotification(input: unknown, onProblem?: OnNotificationProblem): Notification {
  const record = v.safeParse(fields.record, input);
  const source = record.success ? inCase(record.output) : {};
  const problems: string[] = [];
  const id = readField(source, 'id', fields.identifier, problems);
  if (id === null || id === '') {
    const placeholder = malformedNotification(input, readTimes(source, problems));
    onProblem?.({ id: null, fields: [], message: 'A notification has no id, so a placeholder is shown in its place.' });
    return placeholder;
  }
  const notification = readNotification(id, source, problems);
  if (problems.length > 0) {
    onProblem?.({ id, fields: problems, message: `Notification ${id}: ${problems.join(', ')} could not be read.` });
  }
  return notification;
}

/** Reads a list of notifications, each on its own. Anything but an array is an empty list and a problem. */
export function parseNotificationList(input: unknown, onProblem?: OnNotificationProblem): readonly Notification[] {
  if (Array.isArray(input)) return input.map((item: unknown) => parseNotification(item, onProblem));
  onProblem?.({
    id: null,
    fields: [],
    message: 'The service sent something other than a list of notifications, so it was ignored.',
  });
  return [];
}

function readNotification(id: string, source: Source, problems: string[]): Notification {
  const typeName = readField(source, 'type', fields.word, problems) ?? 'other';
  const type = typeNamed(typeName);
  const { statusWhenDeleted } = notificationTypes[type];
  const isDeleted = readField(source, 'delete', fields.flag, problems) ?? false;
  const payload = readPayload(source, problems);
  const title = readField(source, 'title', fields.line, problems) ?? '';
  const read = readField(source, 'read', fields.flag, problems) ?? false;
  const times = readTimes(source, problems);
  // Written out: an object built by spreading takes more memory, and thousands are held.
  return {
    id,
    type,
    typeName,
    title,
    read,
    dateTime: times.dateTime,
    createdDate: times.createdDate,
    lastModifiedDate: times.lastModifiedDate,
    modifiedAt: times.modifiedAt,
    delete: isDeleted,
    payload: isDeleted && statusWhenDeleted !== undefined ? { ...payload, status: statusWhenDeleted } : payload,
    isMalformed: false,
  };
}

function readTimes(source: Source, problems: string[]): Times {
  const dateTime = readTime(source, 'dateTime', problems);
  const createdDate = readTime(source, 'createdDate', problems);
  // Both are often the same text, which is then read and kept once.
  const isSame = dateTime !== null && source['lastModifiedDate'] === source['dateTime'];
  const lastModifiedDate = isSame ? dateTime : readTime(source, 'lastModifiedDate', problems);
  return {
    dateTime: dateTime?.text ?? null,
    createdDate: createdDate?.text ?? null,
    lastModifiedDate: lastModifiedDate?.text ?? null,
    modifiedAt: (lastModifiedDate ?? dateTime ?? createdDate)?.time ?? null,
  };
}

function readTime(source: Source, name: string, problems: string[]): { time: number; text: string } | null {
  const time = readField(source, name, fields.serverTime, problems);
  if (time === null) return null;
  const sent = source[name];
  // Most services send the exact form that is kept.
  return { time, text: typeof sent === 'string' && isFormattedServerTime(sent) ? sent : formatServerTime(time) };
}

/**
 * The placeholder of an item that could not be read. Its id is derived from its content, so that the same bad item is shown once
 * although it arrives twice. It counts as read, because it can never be marked.
 */
function malformedNotification(input: unknown, times: Times): Notification {
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
