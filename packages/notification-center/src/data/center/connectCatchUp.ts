import type { FeedChange } from '../../core/feed/Feed.ts';
import { createCatchUp, type CatchUp } from '../../transport/catchUp/createCatchUp.ts';
import type { CenterParts } from './CenterParts.ts';

const lateCommitMs = 10_000;

/** The mean time between two fetches while nothing arrives live. */
const pollMs = 60_000;

/**
 * Creates the catch-up of one center: its answers go into the feed, and events of the center decide when it asks.
 * @param scope the user and program that the first answers belong to
 */
export function connectCatchUp(
  parts: Pick<CenterParts, 'options' | 'client' | 'feed' | 'intake' | 'unread' | 'events' | 'lifetime' | 'notices'>,
  scope: string,
): CatchUp {
  const { options, client, feed, intake, unread, events, lifetime, notices } = parts;
  const { environment } = lifetime;
  const auditMs = (options.auditSeconds ?? 240) * 1000;
  let isLive = false;
  const catchUp = createCatchUp({
    client,
    environment,
    parse: intake.parse,
    scope,
    marginMs: (options.commitDelaySeconds ?? 300) * 1000,
    auditMs: () => (isLive ? auditMs : Math.min(auditMs, pollMs)),
    begin() {
      const question = unread.ask();
      const askedAt = feed.mark();
      return ({ items, unreadCount, isBaseline }) => {
        intake.merge(items, isBaseline ? 'baseline' : 'catchUp', askedAt);
        if (unreadCount !== null) unread.answer(question, unreadCount);
        events.catchUpEnded.call({ hasFailed: false });
      };
    },
    onFailure(error) {
      events.catchUpEnded.call({ hasFailed: true });
      notices.log('Catching up with the notification service failed; it is tried again.', error);
    },
  });

  events.merged.subscribe(({ origin, items, changes }) => {
    if (origin === 'catchUp') options.callbacks.onCatchUp?.(changes.length);
    if (origin === 'hub' || origin === 'page') catchUp.noteHeld(items);
    // A service that commits late may have answered with the state before an event; soon it has the event's version.
    if (changes.some(isOlder)) catchUp.request(lateCommitMs);
  });
  events.connectionState.subscribe(({ state }) => {
    isLive = state === 'connected';
    // Without a hub, the service is asked about once a minute. A hidden page does not ask.
    catchUp.request(isLive ? 0 : pollMs * (0.5 + environment.random()));
  });
  lifetime.onStart(() => {
    catchUp.start();
    return catchUp.stop;
  });
  return catchUp;
}

function isOlder({ previous, current }: FeedChange): boolean {
  return (current.modifiedAt ?? 0) < (previous?.modifiedAt ?? 0);
}
