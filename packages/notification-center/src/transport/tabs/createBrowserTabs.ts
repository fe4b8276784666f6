import type { Tabs } from './Tabs.ts';

// Long enough for a message to reach every tab, so that a claim is not made twice.
const claimMs = 3000;

/**
 * The tabs of this browser that were given the same name: a Web Lock elects, a BroadcastChannel carries messages. Null where
 * the browser lacks either; then each tab stands alone.
 */
export function createBrowserTabs(name: string): Tabs | null {
  if (typeof BroadcastChannel === 'undefined' || typeof navigator === 'undefined') return null;
  // Only a secure context has locks, whatever the types say.
  const locks = (navigator as { readonly locks?: LockManager }).locks;
  if (locks === undefined) return null;
  const channel = new BroadcastChannel(name);
  const releases = new Set<() => void>();

  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no other origin to name
    post: (message) => channel.postMessage(message),
    subscribe(listener) {
      const onMessage = (event: MessageEvent<unknown>) => listener(event.data);
      channel.addEventListener('message', onMessage);
      return () => channel.removeEventListener('message', onMessage);
    },
    requestLeadership(lead) {
      const waiting = new AbortController();
      let release = () => waiting.abort();
      const held = locks.request(`${name}:leader`, { signal: waiting.signal }, () => {
        // The lock may be on its way already when it is given up, and is then granted all the same.
        if (waiting.signal.aborted) return undefined;
        lead();
        return new Promise<void>((resolve) => {
          release = resolve;
        });
      });
      held.catch((error: unknown) => {
        if (!waiting.signal.aborted) throw error;
      });
      const giveUp = () => {
        releases.delete(giveUp);
        release();
      };
      releases.add(giveUp);
      return giveUp;
    },
    claim: (key) =>
      new Promise((resolve, reject) => {
        locks
          .request(`${name}:claim:${key}`, { ifAvailable: true }, (lock) => {
            resolve(lock !== null);
            return lock === null ? undefined : new Promise<void>((free) => setTimeout(free, claimMs));
          })
          .catch(reject);
      }),
    close() {
      for (const release of releases) release();
      channel.close();
    },
  };
}
