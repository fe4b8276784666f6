import { loadAhead } from '@gantry/ui-kit';
import { useEffect, useEffectEvent, useRef } from 'react';
import { isConnectionSpared } from '../../hosting/preload/isConnectionSpared.ts';
import { watchIntent } from '../../hosting/preload/watchIntent.ts';
import { useConfirmedAccess, usePortal } from '../../portal/index.ts';
import type { preloadModule } from './preloadModule.ts';

/**
 * Loads a module in advance as soon as a person seems to want it: the pointer or the focus rests on a link to it, or the link is
 * pressed. What has not arrived is given up if they leave the link.
 */
export function usePreloadOnIntent(): void {
  const portal = usePortal();
  const access = useConfirmedAccess();
  const preload = useRef<typeof preloadModule>(null);
  const begin = useEffectEvent((address: URL) => {
    if (access.status !== 'ready' || isConnectionSpared()) return null;
    // A click changes the address in its own task, and nothing is loaded in advance for a module that is open.
    if (preload.current !== null) return preload.current(portal, access.permissions, address);
    let isGivenUp = false;
    let giveUp: (() => void) | null = null;
    void loadAhead(async () => {
      preload.current = (await import('./preloadModule.ts')).preloadModule;
      if (!isGivenUp) giveUp = preload.current(portal, access.permissions, address);
    });
    return () => {
      isGivenUp = true;
      giveUp?.();
    };
  });
  useEffect(() => watchIntent((address) => begin(address)), []);
}
