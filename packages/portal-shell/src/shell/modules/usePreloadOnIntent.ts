import { loadAhead } from '@gantry/base/loading';
import { useEffect, useEffectEvent, useRef } from 'react';
import { watchIntent } from '@gantry/module-host/preload/watchIntent';
import { useConfirmedAccess, usePortal } from '../../portal/index.ts';
import type { preloadModule } from './preloadModule.ts';

/** The part of the Network Information API that Chromium has, and TypeScript's DOM has not. */
interface Connection {
  readonly saveData?: boolean;
  readonly type?: string;
  readonly effectiveType?: string;
}

/** The browser keeps each list that it is asked for, so it is asked once. */
let reducedData: MediaQueryList | null = null;

/** True if nothing is loaded in advance: the person saves data, pays for it, or has a slow connection. */
export function isConnectionSpared(): boolean {
  const { connection } = navigator as { readonly connection?: Connection }; // Other browsers have none.
  reducedData ??= matchMedia('(prefers-reduced-data: reduce)');
  if (reducedData.matches) return true;
  return connection?.saveData === true || connection?.type === 'cellular' || /2g/.test(connection?.effectiveType ?? '');
}

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
