import { createWritable, type Readable } from '../../core/utilities/readable.ts';
import type { NotificationCenter } from '../../data/index.ts';

/** Why notifications do not arrive live. */
export type ConnectionTrouble = 'offline' | 'reconnecting';

/** Most gaps are over before anyone would notice. */
const noticedAfterMs = 2000;

const troubles = new WeakMap<NotificationCenter, Readable<ConnectionTrouble | null>>();

/**
 * What has kept notifications from arriving live for longer than anyone would overlook; null while they do. It is watched as long as
 * anything listens, so a banner that is shown beside another or in its place does not begin to wait anew.
 */
export function connectionTroubleOf(center: NotificationCenter): Readable<ConnectionTrouble | null> {
  const held = troubles.get(center);
  if (held !== undefined) return held;
  const trouble = createConnectionTrouble(center);
  troubles.set(center, trouble);
  return trouble;
}

function createConnectionTrouble({ connection }: NotificationCenter): Readable<ConnectionTrouble | null> {
  const noticed = createWritable<ConnectionTrouble | null>(null);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let watching: AbortController | null = null;
  let listenerCount = 0;

  const cause = (): ConnectionTrouble | null => {
    if (!navigator.onLine) return 'offline';
    const state = connection.get();
    return state === 'reconnecting' || state === 'connecting' ? 'reconnecting' : null;
  };
  const forget = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  const update = () => {
    const now = cause();
    if (now === null) {
      forget();
      noticed.set(null);
    } else if (noticed.get() !== null) noticed.set(now);
    else
      timer ??= setTimeout(() => {
        timer = undefined;
        noticed.set(cause());
      }, noticedAfterMs);
  };

  const watch = () => {
    watching = new AbortController();
    const { signal } = watching;
    window.addEventListener('online', update, { signal });
    window.addEventListener('offline', update, { signal });
    signal.addEventListener('abort', connection.subscribe(update));
    update();
  };

  return {
    get: noticed.get,
    subscribe(listener) {
      const stop = noticed.subscribe(listener);
      listenerCount += 1;
      if (listenerCount === 1) watch();
      return () => {
        stop();
        listenerCount -= 1;
        if (listenerCount > 0) return;
        watching?.abort();
        forget();
        noticed.set(null);
      };
    },
  };
}
