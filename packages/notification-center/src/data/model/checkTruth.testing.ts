import { isDeepStrictEqual } from 'node:util';
import { listRules, notificationLists } from '../../core/rules/lists.ts';
import type { Notification } from '../../core/notification.ts';
import { parseNotification } from '../../core/parsing/parseNotification.ts';
import { jobStatusOf } from '../../core/types/notificationTypes.ts';
import type { Stage } from './createSchedule.testing.ts';
import type { SimulatedTab } from './createTabs.testing.ts';

/** Returns every difference between a tab and the server, one sentence each; empty if the tab is right. */
export function checkTab({ center }: SimulatedTab, { world }: Stage): readonly string[] {
  const wrong: string[] = [];
  const truth = new Map(world.server.all().map((item) => [item.id, parseNotification(item)]));

  for (const item of truth.values()) {
    const held = center.feed.getItem(item.id);
    if (held !== undefined && !isDeepStrictEqual(held, item))
      wrong.push(`${item.id} is ${brief(held)}, not ${brief(item)}`);
  }
  for (const list of notificationLists) {
    const ids = center.feed.view(list).get();
    const held = ids.map((id) => center.feed.getItem(id)).filter((item) => item !== undefined && !item.isMalformed);
    for (const item of held) {
      if (item !== undefined && !listRules[list].includes(item)) wrong.push(`${item.id} does not belong to ${list}`);
      if (item !== undefined && !truth.has(item.id)) wrong.push(`${item.id} in ${list} does not exist`);
    }
    if (new Set(ids).size !== ids.length) wrong.push(`${list} shows an item twice`);
    const { hasMore, isLoading, error } = center.list(list).state.get();
    if (isLoading || error !== null) continue;
    const shown = new Set(ids);
    const missing = [...truth.values()].filter((item) => listRules[list].includes(item) && !shown.has(item.id));
    if (!hasMore && missing.length > 0) wrong.push(`${list} lacks ${missing.map((item) => item.id).join(', ')}`);
    wrong.push(...checkHoles(list, missing, held));
  }
  const recount = [...truth.keys()].filter((id) => center.feed.getItem(id)?.read === false).length;
  if (center.feed.counts.get().all.unread !== recount) wrong.push('the counts are not a recount');
  const badge = center.unreadCount.get();
  if (badge !== world.server.unreadCount()) wrong.push(`the badge is ${badge}, not ${world.server.unreadCount()}`);
  return wrong;
}

// A reordered event is on top, where it arrived, so it can be slightly above the position of its time.
const overtakenMs = 20_000;

/** Checks that a list lacks no item, except for the oldest if it has more pages. */
function checkHoles(
  list: string,
  missing: readonly Notification[],
  held: readonly (Notification | undefined)[],
): string[] {
  const timeOf = (item: Notification | undefined) => item?.modifiedAt ?? 0;
  const newestMissing = Math.max(0, ...missing.map(timeOf));
  const older = held.filter((item) => timeOf(item) + overtakenMs < newestMissing);
  return older.length === 0 ? [] : [`${list} has a hole above ${older.map((item) => item?.id).join(', ')}`];
}

/**
 * Returns toasts that were shown twice, and completions without a toast although a tab was open all the time. The second check
 * skips a retried job and a read one: a completion has no toast if the job was retried or read before a tab learned of it.
 */
export function checkToasts({ browser, world, jobs }: Stage): readonly string[] {
  const wrong = browser.toasts
    .filter((title, index) => browser.toasts.indexOf(title) !== index)
    .map((title) => `the toast "${title}" came twice`);
  const untold: string[] = [];
  for (const [id, { attempt, wasRead, watchers }] of jobs) {
    const item = parseNotification(world.server.get(id));
    const status = jobStatusOf(item);
    const isTold = browser.toasts.includes(`${item.title} ${status}`);
    if (attempt > 1 || item.read || wasRead || isTold || (status !== 'completed' && status !== 'failed')) continue;
    if (watchers.some((tab) => browser.tabs.includes(tab))) untold.push(`no toast told that ${id} ${status}`);
  }
  return untold.length > browser.toldTogether() ? [...wrong, ...untold] : wrong;
}

function brief({ read, title, payload, lastModifiedDate }: Notification): string {
  return `${read ? 'read' : 'unread'} "${title}" ${payload.status} of ${lastModifiedDate}`;
}
