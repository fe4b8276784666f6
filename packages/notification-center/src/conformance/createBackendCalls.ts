import * as v from 'valibot';
import { countSchema, notificationListSchema, notificationPageSchema } from '../contract/contractCalls.ts';
import type { NotificationItem } from '../contract/notificationItem.ts';
import { parseServerTime } from '../core/parsing/serverTime.ts';
import type { ServiceRequest } from '../transport/RequestFunction.ts';
import { BackendRuleError, expectThat, type BackendUnderTest } from './BackendUnderTest.ts';

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

/** The calls of the notification service, each answer checked. */
export function createBackendCalls({ call, userId }: BackendUnderTest) {
  const notification = async (request: ServiceRequest) => {
    const answer = await call({ service: 'notification', ...request });
    expectThat(
      answer.status >= 200 && answer.status < 300,
      `${request.method} ${request.path} answered ${String(answer.status)}.`,
    );
    return answer.body;
  };
  return {
    page: async (pageSize: number, toDate: string | null = null, typeStatus: readonly object[] = []) => {
      const path = '/api/Notifications/GetFilteredNotifications';
      const body = await notification({ method: 'POST', path, body: { pageSize, typeStatus, toDate } });
      const { notifications, totalPages } = readAs(notificationPageSchema, body, 'GetFilteredNotifications');
      return { items: notifications.map(receivedItem), totalPages };
    },
    since: async (dateTime: string) => {
      const body = await notification({ method: 'GET', path: '/api/notifications', query: { userId, dateTime } });
      return readAs(notificationListSchema, body, 'GET /api/notifications').map(receivedItem);
    },
    unreadCount: async () => {
      const path = '/api/Notifications/GetUnreadNotificationsCount';
      return readAs(countSchema, await notification({ method: 'POST', path, body: {} }), 'GetUnreadNotificationsCount');
    },
    mark: (id: string, value: boolean) =>
      notification({
        method: 'PATCH',
        path: `/api/notifications/${encodeURIComponent(id)}`,
        body: [{ op: 'replace', path: '/read', value }],
        contentType: 'application/json-patch+json',
      }),
    markBulk: (ids: readonly string[]) =>
      notification({ method: 'PUT', path: '/api/Notifications/MarkAsReadBulk', body: ids }),
  };
}

const everything = 10_000;

/** Lists every notification of the user. */
export async function listAll(backend: BackendUnderTest): Promise<readonly ReceivedItem[]> {
  const { items } = await createBackendCalls(backend).page(everything);
  expectThat(items.length >= 4, `The user has ${String(items.length)} notifications. The rules need at least four.`);
  return items;
}

/** Runs `act` with an item that has this mark, and gives it back the mark that it had. */
export async function withMark(backend: BackendUnderTest, read: boolean, act: (item: ReceivedItem) => Promise<void>) {
  const { mark } = createBackendCalls(backend);
  const [item] = await listAll(backend);
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

/** Whether a call was refused. */
export const isRefused = (status: number): boolean => status >= 400 && status < 500;

/** An id that no backend has. */
export const unknownId = '00000000-0000-4000-8000-000000000000';
