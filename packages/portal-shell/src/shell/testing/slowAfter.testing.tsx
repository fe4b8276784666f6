import { slowAfterMs } from '@gantry/module-host/life/watchLoad';

/** Replaces the time after which a load takes longer than usual: at once, or never. */
export const slowAfter = (delay: 'no time' | 'all time') => () => {
  const wait = setTimeout;
  const change = (handler: () => void, milliseconds?: number) => {
    if (milliseconds !== slowAfterMs) return wait(handler, milliseconds);
    return delay === 'no time' ? wait(handler) : undefined;
  };
  // No caller here passes arguments to the handler or needs more of the timer than its id.
  globalThis.setTimeout = change as typeof setTimeout;
  return () => {
    globalThis.setTimeout = wait;
  };
};
