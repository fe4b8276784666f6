/**
 * Runs an action under a lock of all tabs. Where the browser has no locks, or refuses them as it may if it blocks the storage, each tab
 * stands alone.
 */
export async function underLock<Result>(
  name: string,
  options: Pick<LockOptions, 'signal'>,
  action: () => Promise<Result>,
): Promise<Result> {
  // Only a secure context has locks, whatever the types say.
  if (!('locks' in navigator)) return action();
  let isAnswered = false;
  try {
    return await navigator.locks.request(name, options, () => {
      isAnswered = true;
      return action();
    });
  } catch (error) {
    if (isAnswered || options.signal?.aborted === true) throw error;
    return action();
  }
}
