import type { Notification, NotificationPayload } from '../../state/index.ts';
import type { Random } from '../random.ts';
import type { SeededProgram } from '../programs.ts';

/** A notification without an id and a date. */
export interface Draft {
  readonly type: string;
  readonly title: string;
  readonly payload: NotificationPayload;
  readonly delete?: boolean;
  /** True for a job that has not ended. It gets the newest dates. */
  readonly isLive?: boolean;
}

/** The recipient of the notifications and the source of their random numbers. */
export interface Recipient {
  readonly random: Random;
  readonly programs: readonly [SeededProgram, ...SeededProgram[]];
  readonly moduleIds: ReadonlySet<number>;
  readonly readsArabic: boolean;
}

/** Picks one of the recipient's programs. The first few are the most frequent, because people work in few programs at a time. */
export function programOf({ random, programs }: Recipient): SeededProgram {
  const [first, ...rest] = programs;
  return random.pick(random.chance(0.6) ? [first, ...rest.slice(0, 3)] : programs);
}

/** The fields of a payload that name the program. */
export const inProgram = ({ id, name }: SeededProgram) => ({ program: id, programName: name });

const minute = 60_000;

/**
 * Gives the drafts of one kind their ids and dates. Most dates are in the last hours, and fewer and fewer go back about four months.
 * Recent notifications are mostly unread, old ones mostly read.
 */
export function placeInTime(drafts: readonly Draft[], { random }: Recipient, now: Date): Notification[] {
  const live = drafts.filter(({ isLive }) => isLive);
  const ended = drafts.filter(({ isLive }) => !isLive);
  let age = random.integer(1, 4) * minute;
  return [...live, ...ended].map(({ isLive = false, delete: isDeleted = false, type, title, payload }, index) => {
    age += isLive ? random.integer(20, 90) * 1000 : random.integer(2 + index * 20, 10 + index * 80) * minute + 1;
    const modified = now.getTime() - age - random.integer(0, 59_999);
    const created = modified - random.integer(1, 25) * minute;
    const isRecent = index < drafts.length / 3;
    return {
      id: random.guid(),
      type,
      title,
      read: !random.chance(isRecent ? 0.6 : 0.06),
      delete: isDeleted,
      dateTime: new Date(modified).toISOString(),
      createdDate: new Date(created).toISOString(),
      lastModifiedDate: new Date(modified).toISOString(),
      payload,
    };
  });
}
