import type { HttpClient } from '../HttpClient.ts';
import type { PushSubscriptionRequest } from './notification.schemas.ts';

/** The shell's own part of the notification service; the notifications are `@gantry/notification-center`'s. */
export interface NotificationService {
  /** Says where push messages for this person are to go. */
  subscribeToPush(this: void, subscription: PushSubscriptionRequest): Promise<void>;
}

export function createNotificationService(http: HttpClient): NotificationService {
  return {
    subscribeToPush: async (subscription) => {
      await http.request({
        service: 'notification',
        method: 'POST',
        path: '/api/PushNotifications/Subscribe',
        body: subscription,
        isProgramRequired: false,
      });
    },
  };
}
