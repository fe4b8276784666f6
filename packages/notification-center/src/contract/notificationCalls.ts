import type { BackendService, ServiceCall } from './ServiceCall.ts';

/** Every call to the notification service. */
export const notificationCalls = {
  getNotificationsSince: {
    service: 'notification',
    method: 'GET',
    path: '/api/notifications',
    query: ['userId', 'dateTime'],
  },
  setMark: {
    service: 'notification',
    method: 'PATCH',
    path: '/api/notifications/{id}',
    contentType: 'application/json-patch+json',
  },
  giveReceipt: { service: 'notification', method: 'PUT', path: '/api/notifications/{id}/receipt' },
  markAsReadBulk: { service: 'notification', method: 'PUT', path: '/api/Notifications/MarkAsReadBulk' },
  getFilteredNotifications: {
    service: 'notification',
    method: 'POST',
    path: '/api/Notifications/GetFilteredNotifications',
  },
  getUnreadCount: {
    service: 'notification',
    method: 'POST',
    path: '/api/Notifications/GetUnreadNotificationsCount',
  },
} as const satisfies Readonly<Record<string, ServiceCall<BackendService>>>;
