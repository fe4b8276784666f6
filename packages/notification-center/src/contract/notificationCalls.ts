import type { ServiceCall } from './ServiceCall.ts';

/** Every call to the notification service. */
export const notificationCalls = {
  getNotificationsSince: { method: 'GET', path: '/api/notifications', query: ['userId', 'dateTime'] },
  setMark: { method: 'PATCH', path: '/api/notifications/{id}', contentType: 'application/json-patch+json' },
  giveReceipt: { method: 'PUT', path: '/api/notifications/{id}/receipt' },
  markAsReadBulk: { method: 'PUT', path: '/api/Notifications/MarkAsReadBulk' },
  getFilteredNotifications: { method: 'POST', path: '/api/Notifications/GetFilteredNotifications' },
  getUnreadCount: { method: 'POST', path: '/api/Notifications/GetUnreadNotificationsCount' },
} as const satisfies Readonly<Record<string, ServiceCall>>;
