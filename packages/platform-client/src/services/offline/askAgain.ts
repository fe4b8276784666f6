import type { Readable } from '@gantry/base/observable';
import type { NetworkState } from './network.ts';

/** The first and the longest wait between two tries, in milliseconds. */
const firstWaitMs = 5000;
const longestWaitMs = 60_000;

/** What is asked while the network is lost, and what follows an answer. Any answer shows that there is a network. */
export interface NetworkTrial {
  readonly ask: () => Promise<unknown>;
  readonly onReached: () => void;
}

/** Tries once whether the app's server answers. */
export async function tryNetwork({ ask, onReached }: NetworkTrial): Promise<void> {
  try {
    await ask();
    onReached();
  } catch {
    // It is still lost.
  }
}

/**
 * Tries again and again while the network is lost: less and less often, and at once when the browser believes to be online or the person comes
 * back to the tab. Returns the function that ends it.
 */
export function askAgainWhileLost(network: Readable<NetworkState>, trial: NetworkTrial): () => void {
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
    await tryNetwork(trial);
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
