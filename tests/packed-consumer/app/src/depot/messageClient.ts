import type { NotificationClient } from '@gantry/notification-center';
import { toNotification, type Message } from './messages.ts';
import { call } from './session.ts';

async function ask(query: Record<string, string>, signal?: AbortSignal) {
  const answer = await call('GET', `/messages?${new URLSearchParams(query)}`, undefined, signal);
  const { messages, total } = answer as { messages: Message[]; total: number };
  return { notifications: messages.map(toNotification), total };
}

/** Maps the notification center's requests to Depot's service. */
export const messageClient: NotificationClient = {
  async getFilteredNotifications({ pageSize, typeStatus, toDate }, signal) {
    const kinds = typeStatus.map(({ type, status }) => (type === 'export' ? 'report' : `${type}-${status}`));
    const until = toDate === null ? '' : String(Date.parse(toDate));
    const { notifications, total } = await ask({ kinds: kinds.join(), until, limit: String(pageSize) }, signal);
    return { notifications, totalPages: Math.ceil(total / pageSize) };
  },
  // Depot answers with every message since then, without a limit.
  sinceLimit: Number.POSITIVE_INFINITY,
  async getSince(dateTime, signal) {
    return (await ask({ since: String(Date.parse(dateTime)) }, signal)).notifications;
  },
  async getUnreadCount(signal) {
    return ((await call('GET', '/messages/unseen', undefined, signal)) as { count: number }).count;
  },
  markAsRead: (id) => markSeen([id], true),
  markAsUnread: (id) => markSeen([id], false),
  markAllAsRead: (ids) => markSeen(ids, true),
};

async function markSeen(keys: readonly string[], seen: boolean) {
  await call('PUT', '/messages/seen', { keys, seen });
}
