import { callListener, createListeners } from '@gantry/base/observable';
import { openChannel } from '@gantry/base/tabs';
import { claimMs, type Tabs } from './Tabs.ts';

/**
 * The tabs of this browser that use the same name: a Web Lock elects the leader, a BroadcastChannel carries messages. Null if
 * the browser lacks either; each tab stands alone then.
 */
export function createBrowserTabs(name: string): Tabs | null {
  if (typeof navigator === 'undefined') return null;
  // Only a secure context has locks, whatever the types say.
  const locks = (navigator as { readonly locks?: LockManager }).locks;
  if (locks === undefined) return null;
  const channel = openChannel(name);
  if (channel === null) return null;
  const lockName = `${name}:leader`;
  const closing = createListeners();

  const hold = (isTaking: boolean, lead: () => void, onLost: () => void) => {
    const waiting = new AbortController();
    let isLeading = false;
    let isOver = false;
    let release = () => waiting.abort();
    // `steal` and `signal` exclude each other: a stolen lock is never waited for.
    const options = isTaking ? { steal: true } : { signal: waiting.signal };
    const giveUp = () => {
      isOver = true;
      forget();
      release();
    };
    const forget = closing.subscribe(giveUp);
    locks
      .request(lockName, options, () => {
        // A lock may be granted although it was given up just before.
        if (isOver) return undefined;
        isLeading = true;
        callListener(lead);
        return new Promise<void>((resolve) => {
          release = resolve;
        });
      })
      .catch(() => {
        if (isOver) return;
        if (isLeading) {
          isOver = true;
          forget();
          callListener(onLost);
        } else {
          // The browser refuses locks, for example if storage is blocked: each tab stands alone.
          isLeading = true;
          callListener(lead);
        }
      });
    return giveUp;
  };

  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no other origin to name
    post: (message) => channel.postMessage(message),
    subscribe(listener) {
      const onMessage = (event: MessageEvent<unknown>) => listener(event.data);
      channel.addEventListener('message', onMessage);
      return () => channel.removeEventListener('message', onMessage);
    },
    requestLeadership: (lead, onLost) => hold(false, lead, onLost),
    stealLeadership: (lead, onLost) => hold(true, lead, onLost),
    async hasOthers() {
      try {
        return (await locks.query()).pending?.some((lock) => lock.name === lockName) ?? true;
      } catch {
        return true;
      }
    },
    claim: (key) =>
      new Promise((resolve) => {
        locks
          .request(`${name}:claim:${key}`, { ifAvailable: true }, (lock) => {
            resolve(lock !== null);
            return lock === null ? undefined : new Promise<void>((free) => setTimeout(free, claimMs));
          })
          // A toast that is shown twice is better than a missing one.
          .catch(() => resolve(true));
      }),
    close() {
      closing.call();
      channel.close();
    },
  };
}
