import type { Notification } from '../../core/notification.ts';
import { formatServerTime } from '../../core/parsing/serverTime.ts';
import type { NotificationClient } from '../NotificationClient.ts';
import { pageSize } from '../http/pageRequest.ts';
import { createPageWalk } from './createPageWalk.ts';
import { newestTime } from './orderTimes.ts';

/** Options of {@link fetchChanges}. */
export interface ChangesRequest {
  readonly client: NotificationClient;
  readonly parse: (items: readonly unknown[]) => readonly Notification[];
  /** Every change up to this server time is known; null before the first response. */
  readonly watermark: number | null;
  /** Server time of the oldest item that was held before there was a watermark; null if none was. */
  readonly heldSince: number | null;
  /** How far the response reaches back before the watermark, in milliseconds: the service's commit delay. */
  readonly marginMs: number;
  readonly signal?: AbortSignal;
}

/**
 * Fetches everything that changed since the watermark, less the margin. If the response may be cut off, or there is no watermark
 * yet, pages are read until they are older than that.
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
    // Items held without a watermark may have changed, so the first responses reach back to them.
    floor ??= Math.min(newestTime(page.items) ?? 0, heldSince ?? Number.POSITIVE_INFINITY) - marginMs;
    if (!page.hasMore || page.seenDownTo < floor) return items;
  }
}
