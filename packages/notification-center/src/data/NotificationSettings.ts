import type { Readable } from '@gantry/base/observable';
import type { ChannelChoices, QuietHours } from '../core/rules/channels.ts';

/** What a person chose about what reaches them, and how. */
export interface NotificationSettings {
  /** By type, or by type and program, what counts on the badge, shows a toast, plays a sound and is pushed. */
  readonly channels: ChannelChoices;
  /** Null if there are none. */
  readonly quietHours: QuietHours | null;
  /** Whether the unread count stands before the title of the page, as in "(3) Orders". */
  readonly hasTitleCount: boolean;
}

/** Keeps the settings of a person, such as in the browser or in a service of the app. */
export interface NotificationSettingsStore extends Readable<NotificationSettings> {
  /** Stores the result of a change of the latest settings, which another tab may have written. */
  readonly change: (change: (current: NotificationSettings) => NotificationSettings) => void;
}
