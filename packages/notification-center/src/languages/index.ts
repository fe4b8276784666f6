import { messages as english, type NotificationMessages } from './en/index.ts';

export type { NotificationMessages };

/** A part of the messages. Missing ones are taken from the English ones in the code. */
export type PartialNotificationMessages = {
  readonly [Group in keyof NotificationMessages]?: Partial<NotificationMessages[Group]>;
};

/** The English messages, with others instead of some or of all. */
export function englishWith(replaced: PartialNotificationMessages = {}): NotificationMessages {
  const groups = Object.entries(english()).map(([group, own]) => [
    group,
    { ...own, ...replaced[group as keyof NotificationMessages] },
  ]);
  // Each group has the texts of its own and others of the same names.
  return Object.fromEntries(groups) as NotificationMessages;
}
