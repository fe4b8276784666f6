/** The id by which this tab finds its drafts again, and the locks that show which tabs are open. */
import { sessionStore } from '../storage/browserStorage.ts';
import { heldLocks } from '../storage/heldLocks.ts';
import { draftLockPrefix, draftTabKey } from '../storage/stored.ts';

/** After a reload, the browser may take a moment to give the lock of the page before back. */
const longestMs = 1000;

/** Holds the lock of an id as long as the page lives. Resolves with false if another page holds it. */
const hold = (id: string): Promise<boolean> =>
  new Promise((resolve) => {
    const held = () => {
      resolve(true);
      return new Promise(() => undefined);
    };
    const signal = AbortSignal.timeout(longestMs);
    navigator.locks.request(draftLockPrefix + id, { signal }, held).catch(() => resolve(false));
  });

/** The tab of this page. */
export type DraftTab = ReturnType<typeof createDraftTab>;

export function createDraftTab() {
  let id = sessionStore.getItem(draftTabKey) ?? crypto.randomUUID();
  let holding: Promise<void> | undefined;
  const canLock = 'locks' in navigator;
  return {
    id: () => id,
    /** Shows other tabs that this one is open. Until then it has no draft, and the browser may keep its page in memory. */
    hold: () => {
      holding ??= (async () => {
        // A copy of a tab has its id.
        if (canLock && !(await hold(id))) {
          id = crypto.randomUUID();
          await hold(id);
        }
        sessionStore.setItem(draftTabKey, id);
      })();
      return holding;
    },
    /** The ids of all open tabs; null if the browser does not say. */
    open: async () => {
      const held = await heldLocks(longestMs);
      return held && new Set(held.map((name = '') => name.slice(draftLockPrefix.length)));
    },
  };
}
