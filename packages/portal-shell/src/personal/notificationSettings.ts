/** What a person chose about notifications, as the notification center takes it. */
import * as v from 'valibot';

/** The settings as they are stored. */
export const notificationSettingsSchema = v.object({
  mutedTypes: v.fallback(v.pipe(v.array(v.string()), v.readonly()), []),
  hasSound: v.fallback(v.boolean(), false),
  hasTitleCount: v.fallback(v.boolean(), false),
});

/** The settings of a person. */
export type NotificationSettings = v.InferOutput<typeof notificationSettingsSchema>;

/** The settings of a person who has chosen nothing. */
export const noNotificationSettings: NotificationSettings = { mutedTypes: [], hasSound: false, hasTitleCount: false };
