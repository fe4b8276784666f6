/** The wire shapes of the notification service that are the shell's own; the notifications' are `@gantry/notification-center`'s. */
import * as v from 'valibot';

/** The body of POST /api/PushNotifications/Subscribe. */
export const pushSubscriptionSchema = v.object({
  DeviceToken: v.string(),
  UserId: v.string(),
  DevicePlatform: v.literal('web'),
  /** The portal's host, which the push links back to. */
  Host: v.string(),
  DeviceId: v.string(),
});

export type PushSubscriptionRequest = v.InferOutput<typeof pushSubscriptionSchema>;
