import * as v from 'valibot';
import { parseServerTime } from '../core/parsing/serverTime.ts';
import type { ServiceRequest } from '../transport/RequestFunction.ts';

/** The services that a backend team writes. */
export type BackendService = 'notification' | 'application' | 'base';

/** An answer as it came: any status, the body as JSON if it is JSON. */
export interface BackendAnswer {
  readonly status: number;
  readonly body: unknown;
}

/** One call of a rule. */
export interface BackendCall extends ServiceRequest {
  readonly service: BackendService;
  /** False sends no token. Default true. */
  readonly hasToken?: boolean;
}

/** A backend to check: how it is called, and as whom. */
export interface BackendUnderTest {
  readonly call: (call: BackendCall) => Promise<BackendAnswer>;
  /** The user of the token, as the notification service knows it. It needs at least four notifications, two of them of one type. */
  readonly userId: string;
}

/** The parts of a notification that the rules compare. */
export interface ReceivedItem {
  readonly id: string;
  readonly type: string;
  readonly read: boolean;
  /** Server time in milliseconds. */
  readonly modifiedAt: number;
  readonly lastModifiedDate: string;
}

const itemSchema = v.object({
  id: v.pipe(v.string(), v.nonEmpty()),
  type: v.string(),
  title: v.string(),
  read: v.boolean(),
  delete: v.optional(v.nullable(v.boolean())),
  createdDate: v.optional(v.nullable(v.string())),
  dateTime: v.optional(v.nullable(v.string())),
  lastModifiedDate: v.pipe(
    v.string(),
    v.check((text) => parseServerTime(text) !== null, 'an ISO 8601 date before the year 2100'),
  ),
  payload: v.optional(v.nullable(v.record(v.string(), v.unknown()))),
});

const pageSchema = v.object({
  notifications: v.array(itemSchema),
  totalPages: v.pipe(v.number(), v.integer(), v.minValue(0)),
});

/** A sentence that says what a backend did otherwise. */
export class BackendRuleError extends Error {
  override readonly name = 'BackendRuleError';
}

export function expectThat(condition: boolean, sentence: string): asserts condition {
  if (!condition) throw new BackendRuleError(sentence);
}

function read<Schema extends v.GenericSchema>(schema: Schema, body: unknown, what: string): v.InferOutput<Schema> {
  const result = v.safeParse(schema, body, { abortEarly: true });
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new BackendRuleError(
    `${what}: "${v.getDotPath(issue) ?? 'the answer'}" is not as it should be. ${issue.message}.`,
  );
}

const itemOf = (item: v.InferOutput<typeof itemSchema>): ReceivedItem => ({
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
      const { notifications, totalPages } = read(pageSchema, body, 'GetFilteredNotifications');
      return { items: notifications.map(itemOf), totalPages };
    },
    since: async (dateTime: string) => {
      const body = await notification({ method: 'GET', path: '/api/notifications', query: { userId, dateTime } });
      return read(v.array(itemSchema), body, 'GET /api/notifications').map(itemOf);
    },
    unreadCount: async () => {
      const path = '/api/Notifications/GetUnreadNotificationsCount';
      const count = v.pipe(v.number(), v.integer(), v.minValue(0));
      return read(count, await notification({ method: 'POST', path, body: {} }), 'GetUnreadNotificationsCount');
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
