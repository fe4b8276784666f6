import type { Notification } from '../../core/notification.ts';
import { formatServerTime } from '../../core/parsing/serverTime.ts';
import type { NotificationClient } from '../NotificationClient.ts';
import { createPageWalk, pageSize } from './createPageWalk.ts';
import { newestTime } from './orderTimes.ts';

/** What changes are asked for with. */
export interface ChangesRequest {
  readonly client: NotificationClient;
  readonly parse: (items: readonly unknown[]) => readonly Notification[];
  /** The newest server time that is known to be complete; null before the first answer. */
  readonly watermark: number | null;
  /** Server time of the oldest item that is held already though there is no watermark; null where none is. */
  readonly heldSince: number | null;
  /** How far the answer reaches back behind the watermark, in milliseconds: the service's commit delay. */
  readonly marginMs: number;
  readonly signal?: AbortSignal;
}

/**
 * Everything that changed since the watermark, less the margin. Where the service's answer may be capped, and before there is
 * a watermark, pages are walked instead until they are older than that.
 */
export async function fetchChanges(request: ChangesRequest): Promise<readonly Notification[]> {
  const { client, parse, watermark, marginMs, signal } = request;
  if (watermark === null) return walk(request);
  const since = watermark - marginMs;
  const answer = parse(await client.getSince(formatServerTime(since), signal));
  return answer.length < (client.sinceLimit ?? pageSize) ? answer : [...answer, ...(await walk(request, since))];
}

async function walk(request: ChangesRequest, since?: number) {
  const { client, parse, heldSince, marginMs, signal } = request;
  const pages = createPageWalk({ client, parse, typeStatus: [] });
  const items: Notification[] = [];
  let floor = since;
  for (;;) {
    const page = await pages.next({ signal });
    items.push(...page.items);
    // What is held without a watermark may have changed since, so the first answers reach back to it.
    floor ??= Math.min(newestTime(page.items) ?? 0, heldSince ?? Number.POSITIVE_INFINITY) - marginMs;
    if (!page.hasMore || page.seenDownTo < floor) return items;
  }
}
