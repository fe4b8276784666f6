import { createWritable, joinEnds, type Readable } from '@gantry/base/observable';
import type { ConnectionState } from '../../transport/RealtimeTransport.ts';
import type { CenterEvents } from './createEvents.ts';
import type { Lifetime } from './createLifetime.ts';

/** Why notifications do not arrive live. */
export type ConnectionTrouble = 'offline' | 'reconnecting' | 'unauthorized';

/** Most gaps are over before anyone would notice. */
const noticedAfterMs = 5000;

/**
 * What has kept notifications from arriving live for longer than a short gap; null while they do. It is watched only while
 * someone listens. All banners share it, so that a second one does not start the wait again.
 */
export function createConnectionTrouble(
  connection: Readable<ConnectionState>,
  events: Pick<CenterEvents, 'catchUpEnded'>,
  { environment, onStart }: Pick<Lifetime, 'environment' | 'onStart'>,
): Readable<ConnectionTrouble | null> {
  const noticed = createWritable<ConnectionTrouble | null>(null);
  let cancelTimer: (() => void) | null = null;
  let stopWatching = () => {};
  let listenerCount = 0;
  /** Whether the last call to the service failed. */
  let isUnreachable = false;

  const cause = (): ConnectionTrouble | null => {
    const state = connection.get();
    // A browser can say for days that there is no network although calls succeed.
    if (isUnreachable && !environment.isOnline()) return 'offline';
    if (state === 'unauthorized') return state;
    return state === 'reconnecting' || state === 'connecting' ? 'reconnecting' : null;
  };
  const reset = () => {
    cancelTimer?.();
    cancelTimer = null;
    noticed.set(null);
  };
  const update = () => {
    const now = cause();
    if (now === null) reset();
    else if (noticed.get() !== null) noticed.set(now);
    else
      cancelTimer ??= environment.setTimer(() => {
        cancelTimer = null;
        noticed.set(cause());
      }, noticedAfterMs);
  };

  events.catchUpEnded.subscribe(({ hasFailed }) => {
    isUnreachable = hasFailed;
    if (listenerCount > 0) update();
  });
  onStart(() => reset);
  return {
    get: noticed.get,
    subscribe(listener) {
      const stop = noticed.subscribe(listener);
      listenerCount += 1;
      if (listenerCount === 1) {
        stopWatching = joinEnds(
          environment.onOnline(update),
          environment.onOffline(update),
          connection.subscribe(update),
        );
        update();
      }
      return () => {
        stop();
        listenerCount -= 1;
        if (listenerCount > 0) return;
        stopWatching();
        reset();
      };
    },
  };
}
