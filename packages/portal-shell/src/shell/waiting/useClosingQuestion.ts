import { useEffect } from 'react';
import { usePortal } from '../../portal/index.ts';
import { outboxTabLock } from '../../storage/stored.ts';

/**
 * Has the browser ask before the last tab of the portal closes while something waits: without a tab, nothing is sent until the next visit. Browsers
 * choose the words, and tell only what held the lock when it was last asked.
 */
export function useClosingQuestion(hasRows: boolean): void {
  const { session } = usePortal();
  useEffect(() => {
    if (!('locks' in navigator)) return undefined;
    const leaving = new AbortController();
    const held = new Promise<void>((resolve) => leaving.signal.addEventListener('abort', () => resolve()));
    navigator.locks
      .request(outboxTabLock, { mode: 'shared', signal: leaving.signal }, () => held)
      .catch(() => undefined);
    return () => leaving.abort();
  }, []);
  useEffect(() => {
    if (!hasRows || !('locks' in navigator)) return undefined;
    let isLast = false;
    const count = async () => {
      const { held = [] } = await navigator.locks.query();
      isLast = held.filter(({ name }) => name === outboxTabLock).length <= 1;
    };
    const countAgain = () => void count().catch(() => undefined);
    const ask = (event: BeforeUnloadEvent) => {
      // A page whose session is over leaves for the sign-in.
      if (isLast && session.getHubAccessToken() !== null) event.preventDefault();
    };
    countAgain();
    document.addEventListener('visibilitychange', countAgain);
    window.addEventListener('focus', countAgain);
    window.addEventListener('beforeunload', ask);
    return () => {
      document.removeEventListener('visibilitychange', countAgain);
      window.removeEventListener('focus', countAgain);
      window.removeEventListener('beforeunload', ask);
    };
  }, [hasRows, session]);
}
