import { heldLocks } from './heldLocks.ts';
import { holdLock, lockPatienceMs } from './holdLock.ts';
import { outboxTabLock } from './stored.ts';

/**
 * Finds out whether this tab is the last one in which something waits. It holds a lock until `stop`, so the page does not enter the
 * back-forward cache meanwhile. In a browser without locks no tab is the last one.
 */
export function watchLastTab() {
  if (!('locks' in navigator)) return { isLast: () => false, stop: () => undefined };
  const ended = new AbortController();
  const { signal } = ended;
  void holdLock(outboxTabLock, signal);
  let isLast = false;
  const count = async () => {
    const held = await heldLocks(lockPatienceMs);
    if (held !== null) isLast = held.filter((name) => name === outboxTabLock).length <= 1;
  };
  const countAgain = () => void count();
  countAgain();
  document.addEventListener('visibilitychange', countAgain, { signal });
  window.addEventListener('focus', countAgain, { signal });
  return {
    /** True if no other tab of this browser watches. */
    isLast: () => isLast,
    stop: () => ended.abort(),
  };
}
