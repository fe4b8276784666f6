import { useEffect } from 'react';
import { usePortal } from '../../portal/index.ts';
import { outboxTabLock } from '@gantry/platform-client/storage/stored';

/**
 * Has the browser ask before the last tab of the portal closes while something waits: without a tab, nothing is sent until the next visit. Browsers
 * choose the words. A page that holds a lock or asks does not enter the back-forward cache, so neither happens while nothing waits.
 */
export function useClosingQuestion(hasRows: boolean): void {
  const { session } = usePortal();
  useEffect(() => {
    if (!hasRows || !('locks' in navigator)) return undefined;
    const ended = new AbortController();
    const { signal } = ended;
    const held = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
    // It ends with the signal, if it has not begun.
    navigator.locks.request(outboxTabLock, { mode: 'shared', signal }, () => held).catch(() => undefined);
    let isLast = false;
    const count = async () => {
      const { held: locks = [] } = await navigator.locks.query();
      isLast = locks.filter(({ name }) => name === outboxTabLock).length <= 1;
    };
    const countAgain = () => void count().catch(() => undefined);
    const ask = (event: BeforeUnloadEvent) => {
      // A page whose session is over leaves for the sign-in.
      if (isLast && session.getHubAccessToken() !== null) event.preventDefault();
    };
    countAgain();
    document.addEventListener('visibilitychange', countAgain, { signal });
    window.addEventListener('focus', countAgain, { signal });
    window.addEventListener('beforeunload', ask, { signal });
    return () => ended.abort();
  }, [hasRows, session]);
}
