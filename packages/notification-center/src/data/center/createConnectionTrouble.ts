import { createWritable, joinEnds, type Readable } from '@gantry/ui-kit/observable';
import type { ConnectionState } from '../../transport/RealtimeTransport.ts';
import type { Lifetime } from './createLifetime.ts';

/** Why notifications do not arrive live. */
export type ConnectionTrouble = 'offline' | 'reconnecting';

/** Most gaps are over before anyone would notice. */
const noticedAfterMs = 5000;

/**
 * What has kept notifications from arriving live for longer than a short gap; null while they do. It is watched only while
 * someone listens. All banners share it, so that a second one does not begin to wait anew.
 */
export function createConnectionTrouble(
  connection: Readable<ConnectionState>,
  { environment, onStart }: Pick<Lifetime, 'environment' | 'onStart'>,
): Readable<ConnectionTrouble | null> {
  const noticed = createWritable<ConnectionTrouble | null>(null);
  let cancelTimer: (() => void) | null = null;
  let stopWatching = () => {};
  let listenerCount = 0;

  const cause = (): ConnectionTrouble | null => {
    if (!environment.isOnline()) return 'offline';
    const state = connection.get();
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
