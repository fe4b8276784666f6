import { createListeners, type Listeners } from '@gantry/base/observable';
import { claimMs, type Tabs } from '../tabs/Tabs.ts';

/** The tabs of a browser in memory. */
export interface FakeBrowser {
  readonly openTab: () => FakeTab;
}

/** One tab. `die` ends it without a message, as a crash does. */
export interface FakeTab extends Tabs {
  readonly die: () => void;
  /** Freezes it as a phone does with a hidden tab: its messages wait, and it keeps the leadership. */
  readonly freeze: () => void;
  /** Resumes it. */
  readonly thaw: () => void;
}

/** Runs a callback later; messages and elections use it. */
export type Later = (callback: () => void) => void;

interface Candidate {
  readonly owner: object;
  readonly lead: () => void;
  readonly onLost: () => void;
}

/** Creates a browser without tabs. `now` is the clock of the claims. */
export function createFakeBrowser(later: Later, now: () => number): FakeBrowser {
  const tabs = new Set<(message: unknown) => void>();
  const queue: Candidate[] = [];
  /** Until when each claim lasts. */
  const claims = new Map<string, number>();
  let leader: Candidate | null = null;

  function elect() {
    later(() => {
      if (leader !== null) return;
      const next = queue.shift();
      if (next === undefined) return;
      leader = next;
      next.lead();
    });
  }

  function remove(candidate: Candidate) {
    if (queue.includes(candidate)) queue.splice(queue.indexOf(candidate), 1);
    if (leader !== candidate) return;
    leader = null;
    elect();
  }

  function openTab(): FakeTab {
    let listeners = createListeners<[message: unknown]>();
    let kept: Listeners | null = null;
    const run = (task: () => void) => {
      if (kept === null) task();
      else kept.subscribe(task);
    };
    const receive = (message: unknown) => run(() => listeners.call(message));
    tabs.add(receive);
    const candidate = (lead: () => void, onLost: () => void): Candidate => ({
      owner: receive,
      lead: () => run(lead),
      onLost: () => run(onLost),
    });

    function leave() {
      tabs.delete(receive);
      listeners = createListeners();
      for (const one of queue.filter(({ owner }) => owner === receive)) remove(one);
      if (leader?.owner === receive) remove(leader);
    }

    return {
      post(message) {
        const copy = structuredClone(message);
        run(() => {
          for (const other of tabs) if (other !== receive) later(() => tabs.has(other) && other(copy));
        });
      },
      subscribe: (listener) => listeners.subscribe(listener),
      requestLeadership(lead, onLost) {
        const own = candidate(lead, onLost);
        queue.push(own);
        elect();
        return () => remove(own);
      },
      stealLeadership(lead, onLost) {
        const own = candidate(lead, onLost);
        queue.unshift(own);
        later(() => {
          if (!queue.includes(own)) return;
          queue.splice(queue.indexOf(own), 1);
          const robbed = leader;
          leader = own;
          own.lead();
          robbed?.onLost();
        });
        return () => remove(own);
      },
      hasOthers: async () => queue.some(({ owner }) => owner !== receive),
      async claim(key) {
        if ((claims.get(key) ?? 0) > now()) return false;
        claims.set(key, now() + claimMs);
        return true;
      },
      close: leave,
      die: leave,
      freeze() {
        kept ??= createListeners();
      },
      thaw() {
        const tasks = kept;
        kept = null;
        tasks?.call();
      },
    };
  }

  return { openTab };
}
