import type { Readable } from '@gantry/ui-kit/observable';

/** What a person chose about interruptions. */
export interface NotificationSettings {
  /** Types without toast, sound and announcement of their arrival. Their items stay in the lists and in the count. */
  readonly mutedTypes: readonly string[];
  /** Whether a sound is played for what arrives. */
  readonly hasSound: boolean;
  /** Whether the unread count stands before the title of the page, as in "(3) Orders". */
  readonly hasTitleCount: boolean;
}

/** Keeps the settings of a person, such as in the browser or in a service of the app. */
export interface NotificationSettingsStore extends Readable<NotificationSettings> {
  /** Stores the result of a change of the latest settings, which another tab may have written. */
  readonly change: (change: (current: NotificationSettings) => NotificationSettings) => void;
}
