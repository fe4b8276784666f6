import type { Notification } from '../../core/notification.ts';
import type { CenterParts } from './CenterParts.ts';

const longestHoldMs = 2000;

/**
 * Merges what the hub sends. After a connection opens, its items wait for the catch-up, so that older items come first, but never
 * for longer than people would notice.
 */
export function connectArrivals({
  events,
  intake,
  lifetime,
}: Pick<CenterParts, 'events' | 'intake' | 'lifetime'>): void {
  const { environment } = lifetime;
  let held: (readonly Notification[])[] | null = null;
  let cancelTimer = () => {};

  function hold() {
    cancelTimer();
    held ??= [];
    cancelTimer = environment.setTimer(release, longestHoldMs);
  }

  function release() {
    cancelTimer();
    const waiting = held ?? [];
    held = null;
    for (const items of waiting) intake.merge(items, 'hub');
  }

  events.hubItems.subscribe(({ items }) => {
    if (held === null) intake.merge(items, 'hub');
    else held.push(items);
  });
  events.connectionState.subscribe(({ state }) => {
    if (state === 'connected' && environment.isVisible()) hold();
  });
  events.catchUpEnded.subscribe(release);
  lifetime.onStart(() => () => {
    cancelTimer();
    held = null;
  });
}
