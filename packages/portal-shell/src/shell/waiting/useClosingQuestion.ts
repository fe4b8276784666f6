import { useEffect } from 'react';
import { usePortal } from '../../portal/index.ts';
import { watchLastTab } from '@gantry/platform-client/storage/watchLastTab';

/**
 * Has the browser ask before the last tab of the portal closes while something waits: without a tab, nothing is sent until the next visit. Browsers
 * choose the words. A page that asks does not enter the back-forward cache, so it asks nothing while nothing waits.
 */
export function useClosingQuestion(hasRows: boolean): void {
  const { session } = usePortal();
  useEffect(() => {
    if (!hasRows) return undefined;
    const { isLast, stop } = watchLastTab();
    const ask = (event: BeforeUnloadEvent) => {
      // A page whose session is over leaves for the sign-in.
      if (isLast() && session.getHubAccessToken() !== null) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => {
      window.removeEventListener('beforeunload', ask);
      stop();
    };
  }, [hasRows, session]);
}
