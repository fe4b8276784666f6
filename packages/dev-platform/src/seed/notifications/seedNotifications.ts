import { findAccount } from '../../state/index.ts';
import type { Notification } from '../../state/index.ts';
import { permissionsOf } from '../permissions.ts';
import { programs } from '../programs.ts';
import { createRandom } from '../random.ts';
import { announcementDrafts, genericDrafts } from './announcements.ts';
import { placeInTime } from './draft.ts';
import type { Draft, Recipient } from './draft.ts';
import { exportDrafts, importDrafts } from './jobs.ts';
import { todoDrafts } from './todos.ts';

/** The number of notifications of each kind in an account. */
const kinds: readonly (readonly [count: number, make: (recipient: Recipient, count: number) => Draft[]])[] = [
  [90, todoDrafts],
  [64, exportDrafts],
  [62, importDrafts],
  [66, announcementDrafts],
  [24, genericDrafts],
];

/**
 * The initial notifications of an account. Only their dates, counted back from `now`, differ from start to start. An account without a
 * program has no notifications, to show the empty lists.
 */
export function seedNotifications(userName: string, now: Date): Notification[] {
  const { moduleIds, programIds } = permissionsOf(userName);
  const [first, ...rest] = programs.filter(({ id }) => programIds.has(id));
  if (!first) return [];
  const recipient: Recipient = {
    random: createRandom(`notifications of ${userName}`),
    programs: [first, ...rest],
    moduleIds,
    readsArabic: findAccount(userName)?.locale === 'ar',
  };
  return kinds.flatMap(([count, make]) => placeInTime(make(recipient, count), recipient, now));
}
