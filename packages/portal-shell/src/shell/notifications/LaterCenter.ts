import type { NotificationCenter } from '@gantry/notification-center';
import { createListeners } from '@gantry/base/observable';
import { loadAhead } from '@gantry/base/loading';

/** The notification center of the signed-in person. Its code loads after the first screen is shown. */
export type LaterCenter = ReturnType<typeof createLaterCenter>;

/** @param create loads the code and creates the center */
export function createLaterCenter(create: () => Promise<NotificationCenter>) {
  const listeners = createListeners();
  let center: NotificationCenter | null = null;
  let hasFailed = false;
  let isNeeded = false;
  let loading: Promise<NotificationCenter> | null = null;

  const setFailed = (failed: boolean) => {
    hasFailed = failed;
    listeners.call();
  };
  const loadOnce = async (): Promise<NotificationCenter> => {
    if (hasFailed) setFailed(false);
    try {
      center = await create();
    } catch (error) {
      loading = null;
      if (!isNeeded) await loadAhead(() => Promise.reject(error));
      setFailed(true);
      throw error;
    }
    setFailed(false);
    return center;
  };
  return {
    /** Null until it is loaded. */
    get: () => center,
    /** True if the last attempt to load it failed. */
    hasFailed: () => hasFailed,
    subscribe: listeners.subscribe,
    /** Loads it once. After a rejection the next call tries again. */
    load: () => {
      isNeeded = true;
      return (loading ??= loadOnce());
    },
    /** The same before anyone needs it: a file that is missing is left alone, as by `loadAhead` of the kit. */
    preload: () => (loading ??= loadOnce()),
  };
}
