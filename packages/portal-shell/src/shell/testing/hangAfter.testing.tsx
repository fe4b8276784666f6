import { hangTimeoutMs } from '../../hosting/life/openModule.ts';

/** Replaces the time that a module has to become ready: none at all, or no limit. */
export const hangAfter = (delay: 'no time' | 'all time') => () => {
  const wait = setTimeout;
  const change = (handler: () => void, milliseconds?: number) => {
    if (milliseconds !== hangTimeoutMs) return wait(handler, milliseconds);
    return delay === 'no time' ? wait(handler) : undefined;
  };
  // No caller here passes arguments to the handler or needs more of the timer than its id.
  globalThis.setTimeout = change as typeof setTimeout;
  return () => {
    globalThis.setTimeout = wait;
  };
};
