import { askForConfiguration } from '../../config/askedConfiguration.ts';
import type { Readable } from '@gantry/base/observable';
import type { NetworkState } from '@gantry/platform-client/services/offline/network';

/** The first and the longest wait between two tries, in milliseconds. */
const firstWaitMs = 5000;
const longestWaitMs = 60_000;

/** Tries whether the portal's server answers. Any answer shows that there is a network. */
export async function tryNetwork(onReached: () => void): Promise<void> {
  try {
    await askForConfiguration();
    onReached();
  } catch {
    // It is still lost.
  }
}

/**
 * Tries again and again while the network is lost: less and less often, and at once when the browser believes to be online or the person comes
 * back to the tab. Returns the function that ends it.
 */
export function askAgainWhileLost(network: Readable<NetworkState>, onReached: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let wait = firstWaitMs;
  const plan = () => {
    clearTimeout(timer);
    if (!network.get().isLost) {
      wait = firstWaitMs;
      return;
    }
    // The tabs of all people do not ask together.
    timer = setTimeout(() => void tryNow(), wait * (0.5 + Math.random()));
    wait = Math.min(wait * 2, longestWaitMs);
  };
  const tryNow = async () => {
    await tryNetwork(onReached);
    plan();
  };
  const onHint = () => {
    if (network.get().isLost && document.visibilityState === 'visible') void tryNow();
  };
  const end = network.subscribe(plan);
  plan();
  addEventListener('online', onHint);
  document.addEventListener('visibilitychange', onHint);
  return () => {
    end();
    clearTimeout(timer);
    removeEventListener('online', onHint);
    document.removeEventListener('visibilitychange', onHint);
  };
}
