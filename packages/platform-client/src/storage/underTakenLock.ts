import { openChannel } from '@gantry/base/tabs';
import { heldLocks } from './heldLocks.ts';
import { lockPatienceMs } from './holdLock.ts';
import { underLock } from './underLock.ts';

/** Runs an action whose tab answers those who ask for its lock. */
async function answering<Result>(name: string, action: () => Promise<Result>): Promise<Result> {
  const channel = openChannel(name);
  channel?.addEventListener('message', ({ data }) => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches this origin alone and takes no target.
    if (data === 'held?') channel.postMessage('held');
  });
  return action().finally(() => channel?.close());
}

/** Whether the tab that holds a lock gives no answer. */
async function isFrozen(name: string): Promise<boolean> {
  const channel = openChannel(name);
  if (channel === null) return false;
  const { promise, resolve } = Promise.withResolvers<boolean>();
  channel.addEventListener('message', ({ data }) => {
    if (data === 'held') resolve(false);
  });
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches this origin alone and takes no target.
  channel.postMessage('held?');
  setTimeout(() => resolve(true), lockPatienceMs);
  return promise.finally(() => channel.close());
}

/**
 * Runs an action under a lock of all tabs, as `underLock` does, and takes the lock from a tab that the browser has frozen. The action of that tab may
 * go on later, so it must do no harm beside another.
 */
export async function underTakenLock<Result>(name: string, action: () => Promise<Result>): Promise<Result> {
  const run = () => answering(name, action);
  const waiting = new AbortController();
  let isAnswered = false;
  const look = async () => {
    const held = await heldLocks(lockPatienceMs);
    const isGone = held?.includes(name) === true && (await isFrozen(name));
    if (isAnswered) return;
    if (isGone) waiting.abort();
    else timer = setTimeout(() => void look(), lockPatienceMs);
  };
  let timer = setTimeout(() => void look(), lockPatienceMs);
  try {
    return await underLock(name, { signal: waiting.signal }, () => {
      isAnswered = true;
      return run();
    });
  } catch (error) {
    if (isAnswered || !waiting.signal.aborted) throw error;
    return await navigator.locks.request(name, { steal: true }, run);
  } finally {
    isAnswered = true;
    clearTimeout(timer);
  }
}
