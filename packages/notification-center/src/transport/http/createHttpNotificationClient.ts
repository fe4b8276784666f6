import * as v from 'valibot';
import { notificationCalls } from '../../contract/notificationCalls.ts';
import { notificationTypeNames } from '../../core/types/notificationTypes.ts';
import type { FilterRequest, NotificationClient, NotificationPage } from '../NotificationClient.ts';
import type { RequestFunction, ServiceRequest } from '@gantry/base/calls';
import { readAnswer, recordOf } from './readAnswer.ts';
import { requestOf } from './requestOf.ts';

/** Options of {@link createHttpNotificationClient}. */
export interface HttpNotificationClientOptions {
  /** Calls the notification service. */
  readonly request: RequestFunction;
  readonly userId: string;
  /** The most items that the service returns for a request for changes. Default 50. */
  readonly sinceLimit?: number;
}

/** For a service that takes an empty `typeStatus` to mean no type. Its types that the center does not know stay out. */
const everyTypeByName = notificationTypeNames.flatMap((type) => (type === 'other' ? [] : [{ type, status: '' }]));

const listSchema = v.array(v.unknown());

const pageSchema = recordOf({
  notifications: listSchema,
  totalPages: v.fallback(v.pipe(v.number(), v.integer()), 1),
});

const countSchema = v.pipe(v.number(), v.integer(), v.minValue(0));

/** The request that marks an item as read or unread, for an app that keeps its writes until they can be sent. */
export const markRequest = (id: string, value: boolean, signal?: AbortSignal): ServiceRequest =>
  requestOf(notificationCalls.setMark, {
    parameters: { id },
    body: [{ op: 'replace', path: '/read', value }],
    signal,
  });

/** The request that marks several items as read, for such an app. */
export const markAllRequest = (ids: readonly string[], signal?: AbortSignal): ServiceRequest =>
  requestOf(notificationCalls.markAsReadBulk, { body: ids, signal });

/** The notification service over HTTP. It validates the shape of each response; the center validates the items one by one. */
export function createHttpNotificationClient({
  request,
  userId,
  sinceLimit = 50,
}: HttpNotificationClientOptions): NotificationClient {
  const getPage = async (body: FilterRequest, signal: AbortSignal | undefined): Promise<NotificationPage> => {
    const answer = await request(requestOf(notificationCalls.getFilteredNotifications, { body, signal }));
    return readAnswer(pageSchema, answer, 'a page of notifications');
  };
  /** Whether the service takes an empty `typeStatus` to mean no type. Null until a page has shown it. */
  let isLiteral: boolean | null = null;

  return {
    sinceLimit,
    async getFilteredNotifications(body, signal) {
      const isForAll = body.typeStatus.length === 0;
      if (!isForAll || isLiteral !== true) {
        const page = await getPage(body, signal);
        const isEmpty = page.notifications.length === 0;
        if (isForAll && !isEmpty) isLiteral = false;
        // Further down, a page may be empty.
        if (!isForAll || isLiteral === false || body.toDate !== null) return page;
      }
      const page = await getPage({ ...body, typeStatus: everyTypeByName }, signal);
      if (page.notifications.length > 0) isLiteral = true;
      return page;
    },
    async getSince(dateTime, signal) {
      const parameters = { userId, dateTime };
      const answer = await request(requestOf(notificationCalls.getNotificationsSince, { parameters, signal }));
      return readAnswer(listSchema, answer, 'a list of notifications');
    },
    async getUnreadCount(signal, counted) {
      const body = counted === undefined ? {} : { counted };
      const answer = await request(requestOf(notificationCalls.getUnreadCount, { body, signal }));
      return readAnswer(countSchema, answer, 'the number of unread notifications');
    },
    markAsRead: (id, signal) => request(markRequest(id, true, signal)),
    markAsUnread: (id, signal) => request(markRequest(id, false, signal)),
    giveReceipt: (id, signal) => request(requestOf(notificationCalls.giveReceipt, { parameters: { id }, signal })),
    async markAllAsRead(ids, signal) {
      await request(markAllRequest(ids, signal));
    },
  };
}
