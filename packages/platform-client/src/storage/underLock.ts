import { heldLocks } from './heldLocks.ts';
import { lockPatienceMs } from './holdLock.ts';

/**
 * Runs an action under a lock of all tabs. Where the browser has no locks, refuses them as it may if it blocks the storage, or gives no answer for
 * a lock that nobody holds, each tab stands alone.
 */
export async function underLock<Result>(
  name: string,
  options: Pick<LockOptions, 'signal'>,
  action: () => Promise<Result>,
): Promise<Result> {
  // Only a secure context has locks, whatever the types say.
  if (!('locks' in navigator)) return action();
  const { promise: silence, reject } = Promise.withResolvers<never>();
  let isAnswered = false;
  let isLate = false;
  const askAgain = async () => {
    const held = await heldLocks(lockPatienceMs);
    if (isAnswered || held?.includes(name) === true) return;
    isLate = true;
    reject(new Error('Silent.'));
  };
  const timer = setTimeout(() => void askAgain(), lockPatienceMs);
  try {
    const request = navigator.locks.request(name, options, () => {
      if (isLate) return undefined as never; // The action runs without the lock, and nobody awaits this.
      isAnswered = true;
      return action();
    });
    return await Promise.race([request, silence]);
  } catch (error) {
    if (isAnswered || options.signal?.aborted === true) throw error;
    return action();
  } finally {
    clearTimeout(timer);
  }
}
