/** The wire shapes of the shell's calls to the notification service. `@gantry/notification-center` has those of notifications. */
import * as v from 'valibot';

/** The body of POST /api/PushNotifications/Subscribe. */
export const pushSubscriptionSchema = v.object({
  DeviceToken: v.string(),
  UserId: v.string(),
  DevicePlatform: v.literal('web'),
  /** The portal's host. Links in push messages lead to it. */
  Host: v.string(),
  DeviceId: v.string(),
});

export type PushSubscriptionRequest = v.InferOutput<typeof pushSubscriptionSchema>;
