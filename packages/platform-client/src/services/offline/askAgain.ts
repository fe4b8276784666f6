import type { Readable } from '@gantry/base/observable';
import { createRetry } from '@gantry/base/retry';
import type { NetworkState } from './network.ts';

const pauses = { shortest: 5000, longest: 60_000 };

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

/** Asks again while the network is lost, less and less often. Returns the function that ends it. */
export function askAgainWhileLost(network: Readable<NetworkState>, trial: NetworkTrial): () => void {
  const retry = createRetry(pauses);
  let isEnded = false;
  const plan = () => {
    if (isEnded || !network.get().isLost) retry.reset();
    else void retry.wait().then(tryNow);
  };
  const tryNow = async () => {
    await tryNetwork(trial);
    plan();
  };
  const forget = network.subscribe(plan);
  plan();
  return () => {
    isEnded = true;
    forget();
    retry.reset();
  };
}
