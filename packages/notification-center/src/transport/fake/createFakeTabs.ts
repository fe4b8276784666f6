import type { Tabs } from '../tabs/Tabs.ts';

/** The tabs of a browser in memory. */
export interface FakeBrowser {
  readonly openTab: () => FakeTab;
}

/** One tab; `die` ends it without a word, as a crash does. */
export interface FakeTab extends Tabs {
  readonly die: () => void;
}

/** Sets something going after a while; messages and elections go through it. */
export type Later = (callback: () => void) => void;

const claimMs = 3000;

/** Makes a browser without tabs. `now` is the clock that claims are kept by. */
export function createFakeBrowser(later: Later, now: () => number): FakeBrowser {
  const tabs = new Set<(message: unknown) => void>();
  const queue: { readonly owner: object; readonly lead: () => void }[] = [];
  const claims = new Map<string, { readonly owner: object; readonly until: number }>();
  let leader: object | null = null;

  function elect() {
    later(() => {
      if (leader !== null) return;
      const next = queue.shift();
      if (next === undefined) return;
      leader = next;
      next.lead();
    });
  }

  function openTab(): FakeTab {
    const self = {};
    const listeners = new Set<(message: unknown) => void>();
    const receive = (message: unknown) => {
      for (const listener of listeners) listener(message);
    };
    tabs.add(receive);

    function leave() {
      tabs.delete(receive);
      listeners.clear();
      for (const entry of queue.filter((one) => one.owner === self)) queue.splice(queue.indexOf(entry), 1);
      if (leader !== null && 'owner' in leader && leader.owner === self) {
        leader = null;
        elect();
      }
    }

    return {
      post(message) {
        const copy = structuredClone(message);
        for (const other of tabs) if (other !== receive) later(() => tabs.has(other) && other(copy));
      },
      subscribe(listener) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
      requestLeadership(lead) {
        const entry = { owner: self, lead };
        queue.push(entry);
        elect();
        return () => {
          if (queue.includes(entry)) queue.splice(queue.indexOf(entry), 1);
          if (leader === entry) {
            leader = null;
            elect();
          }
        };
      },
      async claim(key) {
        const held = claims.get(key);
        if (held !== undefined && held.until > now()) return false;
        claims.set(key, { owner: self, until: now() + claimMs });
        return true;
      },
      close: leave,
      die: leave,
    };
  }

  return { openTab };
}
