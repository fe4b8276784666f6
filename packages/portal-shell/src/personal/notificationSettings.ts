import * as v from 'valibot';

/** A person's settings of notifications, in the shape of the notification center, which this floor does not import. */
export interface NotificationSettings {
  readonly mutedTypes: readonly string[];
  readonly hasSound: boolean;
  readonly hasTitleCount: boolean;
}

/** The settings as they are stored. */
export const notificationSettingsSchema: v.GenericSchema<unknown, NotificationSettings> = v.object({
  mutedTypes: v.fallback(v.array(v.string()), []),
  hasSound: v.fallback(v.boolean(), false),
  hasTitleCount: v.fallback(v.boolean(), false),
});

/** The settings of a person who has chosen nothing. */
export const noNotificationSettings: NotificationSettings = { mutedTypes: [], hasSound: false, hasTitleCount: false };
