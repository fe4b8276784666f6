/**
 * Runs an action under a lock of all tabs. Where the browser has no locks, or refuses them as it may if it blocks the storage, each tab
 * stands alone.
 *
 * @param action is told whether this tab holds the lock, which `ifAvailable` may leave open
 */
export async function underLock<Result>(
  name: string,
  options: LockOptions,
  action: (isHeld: boolean) => Promise<Result>,
): Promise<Result> {
  // Only a secure context has locks, whatever the types say.
  if (!('locks' in navigator)) return action(true);
  let isAnswered = false;
  try {
    return await navigator.locks.request(name, options, (lock) => {
      isAnswered = true;
      return action(lock !== null);
    });
  } catch (error) {
    if (isAnswered || options.signal?.aborted === true) throw error;
    return action(true);
  }
}
