import type { HttpClient } from '../HttpClient.ts';
import type { DeviceRegistration } from '../monolith/monolith.schemas.ts';

/** The body of POST /api/PushNotifications/Subscribe. */
interface PushSubscriptionRequest extends DeviceRegistration {
  /** The portal's host. Links in push messages lead to it. */
  readonly Host: string;
}

/** The shell's calls to the notification service. `@gantry/notification-center` has those for notifications. */
export interface NotificationService {
  /** Registers this device for the person's push messages. */
  readonly subscribeToPush: (subscription: PushSubscriptionRequest) => Promise<void>;
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
