import { callListener, createListeners } from '@gantry/base/observable';
import { openChannel } from '@gantry/base/tabs';
import { claimMs, type Tabs } from './Tabs.ts';

/**
 * The tabs of this browser that use the same name: a Web Lock elects the leader, a BroadcastChannel carries messages. Null if
 * the browser lacks either; each tab stands alone then.
 */
export function createBrowserTabs(name: string): Tabs | null {
  let locks: LockManager | undefined;
  let channel: BroadcastChannel | null = null;
  try {
    // Only a secure context has locks, whatever the types say.
    locks = (navigator as { readonly locks?: LockManager }).locks;
    if (locks) channel = openChannel(name);
  } catch {
    // A server has neither, and a browser may refuse even to name its locks.
  }
  if (!locks || !channel) return null;
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
    /** Without an answer of the browser each tab stands alone, for example if storage is blocked. */
    const leadAlone = () => {
      if (isOver || isLeading) return;
      isLeading = true;
      callListener(lead);
    };
    // A lock that is taken is given at once.
    if (isTaking) setTimeout(leadAlone, claimMs);
    locks
      .request(lockName, options, () => {
        leadAlone();
        // A lock may be granted although it was given up just before.
        if (isOver) return undefined;
        return new Promise<void>((resolve) => {
          release = resolve;
        });
      })
      .catch(() => {
        if (isOver) return;
        if (isLeading) {
          giveUp();
          callListener(onLost);
        } else leadAlone();
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
    hasOthers: () =>
      locks
        .query()
        .then(({ pending }) => pending?.some((lock) => lock.name === lockName) ?? true)
        .catch(() => true),
    claim: (key) =>
      new Promise((resolve) => {
        // A toast that is shown twice is better than a missing one.
        const claimIt = () => resolve(true);
        const late = new Promise<void>((free) => setTimeout(free, claimMs));
        void late.then(claimIt);
        locks
          .request(`${name}:claim:${key}`, { ifAvailable: true }, (lock) => {
            resolve(lock !== null);
            return lock && late;
          })
          .catch(claimIt);
      }),
    close() {
      closing.call();
      channel.close();
    },
  };
}
