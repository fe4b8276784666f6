import type { Notification, NotificationType } from '../notification.ts';

/** The ways in which a notification reaches a person besides the lists. The service sends push; the others are the center's. */
export const notificationChannels = ['badge', 'toast', 'sound', 'push'] as const;

/** One of {@link notificationChannels}. */
export type NotificationChannel = (typeof notificationChannels)[number];

/** The hours of each day in which no toast, sound and push interrupts. The badge still counts. */
export interface QuietHours {
  /** The first minute, such as `22:00`. */
  readonly from: string;
  /** The first minute after them, such as `06:30`. They last over midnight if it is earlier than `from`, and the whole day if it is the same. */
  readonly until: string;
  /** The IANA name of the zone whose clocks count, such as `America/Chicago`. */
  readonly timeZone: string;
}

/**
 * What a person switched on or off, by {@link choiceKey}. What is chosen for a type in a program holds there before what is chosen for the type. Until
 * then every channel but the sound is on.
 */
export type ChannelChoices = Readonly<Record<string, boolean>>;

/** The key of one choice: `toast/export`, in one program `toast/export/NWX`. */
export const choiceKey = (channel: NotificationChannel, type: NotificationType, program: string | null = null) =>
  program === null ? `${channel}/${type}` : `${channel}/${type}/${program}`;

/** Whether a channel is on for a type, in a program or, with null, in all programs. */
export const isOn = (
  choices: ChannelChoices,
  channel: NotificationChannel,
  type: NotificationType,
  program: string | null = null,
): boolean => choices[choiceKey(channel, type, program)] ?? choices[choiceKey(channel, type)] ?? channel !== 'sound';

/** The same for the program of a notification. */
export const isOnFor = (
  choices: ChannelChoices,
  channel: NotificationChannel,
  { type, payload }: Pick<Notification, 'type' | 'payload'>,
): boolean => isOn(choices, channel, type, payload.program);

const badgePrefix = 'badge/' satisfies `${NotificationChannel}/`;

/** What of the choices the service needs to count: by type, or by type and program. Undefined if everything counts. */
export function countedTypes(choices: ChannelChoices): Readonly<Record<string, boolean>> | undefined {
  const counted = Object.entries(choices).filter(([key]) => key.startsWith(badgePrefix));
  if (counted.every(([, isCounted]) => isCounted)) return undefined;
  return Object.fromEntries(counted.map(([key, isCounted]) => [key.slice(badgePrefix.length), isCounted]));
}

/** The clock of a zone, as `22:05`. Another browser may have known a zone that this one does not: then that of the device. */
function clockOf(timeZone: string | undefined): Intl.DateTimeFormat {
  try {
    return new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone });
  } catch {
    return clockOf(undefined);
  }
}

/**
 * Whether a moment is in the quiet hours.
 * @param time in milliseconds since 1970
 */
export function isQuiet(hours: QuietHours | null, time: number): boolean {
  if (hours === null) return false;
  const { from, until, timeZone } = hours;
  const now = clockOf(timeZone).format(time);
  return from < until ? from <= now && now < until : from <= now || now < until;
}
