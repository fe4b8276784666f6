import { loadAhead } from '@gantry/ui-kit';
import { useEffect, useEffectEvent } from 'react';
import { isConnectionSpared } from '../../hosting/preload/isConnectionSpared.ts';
import { watchIntent } from '../../hosting/preload/watchIntent.ts';
import { useConfirmedAccess, usePortal } from '../../portal/index.ts';

/**
 * Loads a module in advance as soon as a person seems to want it: the pointer or the focus rests on a link to it, or the link is
 * pressed. What has not arrived is given up if they leave the link.
 */
export function usePreloadOnIntent(): void {
  const portal = usePortal();
  const access = useConfirmedAccess();
  const begin = useEffectEvent((address: URL) => {
    if (access.status !== 'ready' || isConnectionSpared()) return null;
    let isGivenUp = false;
    let giveUp: (() => void) | null = null;
    void loadAhead(async () => {
      const { preloadModule } = await import('./preloadModule.ts');
      if (!isGivenUp) giveUp = preloadModule(portal, access.permissions, address);
    });
    return () => {
      isGivenUp = true;
      giveUp?.();
    };
  });
  useEffect(() => watchIntent((address) => begin(address)), []);
}
