import * as v from 'valibot';
import { contractCalls } from '../contract/contractCalls.ts';
import type { NotificationItem } from '../contract/notificationItem.ts';
import type { ServedCall } from '../contract/ServiceCall.ts';
import { parseServerTime } from '../core/parsing/serverTime.ts';
import type { TypeStatus } from '../core/rules/lists.ts';
import type { Given } from '../transport/http/requestOf.ts';
import { ask, isFine, nameOf } from './ask.ts';
import { BackendRuleError, expectThat, type BackendUnderTest } from './BackendUnderTest.ts';
import { waitFor } from './waitFor.ts';

/** A notification as it came, with its time. */
export interface ReceivedItem extends NotificationItem {
  /** Server time in milliseconds. */
  readonly modifiedAt: number;
}

/** Reads a part of a backend's answer. Throws a sentence that names the field at fault. */
export function readAs<Schema extends v.GenericSchema>(
  schema: Schema,
  body: unknown,
  what: string,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, body, { abortEarly: true });
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new BackendRuleError(
    `${what}: "${v.getDotPath(issue) ?? 'the answer'}" is not as it should be. ${issue.message}.`,
  );
}

/** Adds the time to a notification that was read with its schema. */
export const receivedItem = (item: NotificationItem): ReceivedItem => ({
  ...item,
  // The schema has read it already.
  modifiedAt: parseServerTime(item.lastModifiedDate) ?? 0,
});

/** The calls of a backend, each answer checked. */
export function createChecked<Service extends string>(backend: BackendUnderTest<Service>) {
  const send = async <Call extends ServedCall<Service>>(call: Call, given: Given<Call>) => {
    const { status, body } = await ask(backend, call, given);
    expectThat(isFine(status), `${nameOf(call)} answered ${String(status)}.`);
    return body;
  };
  const read = async <Call extends ServedCall<Service>, Schema extends v.GenericSchema>(
    call: Call & { readonly answer: Schema },
    given: Given<Call>,
  ) => readAs(call.answer, await send<Call>(call, given), nameOf(call));
  return { send, read };
}

/** The calls of the notification service, each answer checked. */
export function createBackendCalls(backend: BackendUnderTest) {
  const { send, read } = createChecked(backend);
  const since = async (dateTime: string) => {
    const parameters = { userId: backend.userId, dateTime };
    return (await read(contractCalls.getNotificationsSince, { parameters })).map(receivedItem);
  };
  return {
    page: async (pageSize: number, toDate: string | null = null, typeStatus: readonly TypeStatus[] = []) => {
      const body = { pageSize, typeStatus, toDate };
      const { notifications, totalPages } = await read(contractCalls.getFilteredNotifications, { body });
      return { items: notifications.map(receivedItem), totalPages };
    },
    since,
    unreadCount: (counted?: Readonly<Record<string, boolean>>) =>
      read(contractCalls.getUnreadCount, { body: counted === undefined ? {} : { counted } }),
    mark: (id: string, value: boolean) =>
      send(contractCalls.setMark, { parameters: { id }, body: [{ op: 'replace', path: '/read', value }] }),
    giveReceipt: async (id: string) => receivedItem(await read(contractCalls.giveReceipt, { parameters: { id } })),
    /** The present version of an item, which changed after this version. */
    changed: async ({ id, lastModifiedDate }: ReceivedItem) =>
      (await since(lastModifiedDate)).find((item) => item.id === id),
    markBulk: (ids: readonly string[]) => send(contractCalls.markAsReadBulk, { body: ids }),
  };
}

/** A page that holds every notification. */
export const everything = 10_000;

/** Lists every notification of the user. */
export async function listAll(backend: BackendUnderTest): Promise<readonly ReceivedItem[]> {
  const { items } = await createBackendCalls(backend).page(everything);
  expectThat(items.length >= 4, `The user has ${String(items.length)} notifications. The rules need at least four.`);
  return items;
}

/**
 * Compares answers with the list of every notification. A job that runs meanwhile changes the list between two answers, which breaks
 * no rule: then both are read again.
 */
export async function compareWithList(
  backend: BackendUnderTest,
  compare: (all: readonly ReceivedItem[]) => Promise<void>,
): Promise<void> {
  const readBoth = async () => {
    const all = await listAll(backend);
    const problem = await compare(all).then(
      () => null,
      (error: unknown) => ({ error }),
    );
    if (problem === null) return { problem };
    return JSON.stringify(await listAll(backend)) === JSON.stringify(all) ? { problem } : null;
  };
  const { problem } = await waitFor(
    backend,
    readBoth,
    'The notifications changed each time while the rule read them. Check with a user whose jobs have ended.',
  );
  if (problem !== null) throw problem.error;
}

/** Runs `act` with an item that has this mark, and gives it back the mark that it had. The oldest, which no job changes meanwhile. */
export async function withMark(backend: BackendUnderTest, read: boolean, act: (item: ReceivedItem) => Promise<void>) {
  const { mark } = createBackendCalls(backend);
  const item = (await listAll(backend)).at(-1);
  expectThat(item !== undefined, 'The user has no notifications.');
  await mark(item.id, read);
  try {
    const marked = (await listAll(backend)).find(({ id }) => id === item.id);
    expectThat(marked?.read === read, `After PATCH with ${String(read)} the notification is listed with another mark.`);
    await act(marked);
  } finally {
    await mark(item.id, item.read);
  }
}

/** An id that no backend has. */
export const unknownId = '00000000-0000-4000-8000-000000000000';
