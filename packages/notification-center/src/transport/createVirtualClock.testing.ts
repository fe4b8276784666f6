import { createListeners } from '@gantry/base/observable';
import type { Environment } from '@gantry/base/environment';
import { endOfRun } from '../core/utilities/endOfRun.ts';
import type { Random } from './createRandom.testing.ts';

interface Timer {
  readonly at: number;
  readonly owner: object;
  readonly callback: () => void;
}

/** A machine's clock that only the test advances. */
export type VirtualClock = ReturnType<typeof createVirtualClock>;

/** Resolves when all pending promise callbacks have run. */
export function settle(): Promise<void> {
  return new Promise((resolve) => {
    process.nextTick(resolve);
  });
}

/** Creates a clock that starts at `start`. */
export function createVirtualClock(start: number) {
  let time = start;
  // Timers are sorted; the next one is last. Of those for one time, the first that was set is next.
  const timers: Timer[] = [];
  const outside = {};

  return {
    now: () => time,
    /** Sets a timer of `owner`. Returns a function that cancels it. */
    setTimer: (owner: object, callback: () => void, delayMs: number) => {
      const at = time + Math.max(0, delayMs);
      const timer = { at, owner, callback };
      const place = endOfRun(0, timers.length, (index) => (timers[index]?.at ?? at) > at);
      timers.splice(place, 0, timer);
      return () => {
        const index = timers.indexOf(timer);
        if (index !== -1) timers.splice(index, 1);
      };
    },
    /** Advances the clock and runs all due timers. */
    advance: async (ms: number) => {
      const until = time + ms;
      await settle();
      for (;;) {
        const next = timers.at(-1);
        if (next === undefined || next.at > until) break;
        timers.pop();
        time = Math.max(time, next.at);
        next.callback();
        await settle();
      }
      time = Math.max(time, until);
    },
    /** Lets time pass while the machine sleeps. Timers outside the machine still run. */
    sleep: (ms: number) => {
      const until = time + ms;
      for (;;) {
        const next = timers.findLastIndex(({ owner }) => owner === outside);
        const timer = timers[next];
        if (timer === undefined || timer.at > until) break;
        timers.splice(next, 1);
        time = Math.max(time, timer.at);
        timer.callback();
      }
      time = until;
    },
    /** The owner of timers outside the machine. */
    outside,
    /** Returns the number of timers that an owner has set. */
    timerCount: (owner: object) => timers.filter((timer) => timer.owner === owner).length,
    /** Cancels all timers of an owner. */
    forget: (owner: object) => {
      for (let index = timers.length - 1; index >= 0; index--) {
        if (timers[index]?.owner === owner) timers.splice(index, 1);
      }
    },
  };
}

/** The page of a tab on the machine. */
export type VirtualPage = ReturnType<typeof createVirtualPage>;

/** Creates the page of a tab. */
export function createVirtualPage(clock: VirtualClock, random: Random, owner: object) {
  let isVisible = true;
  const visibility = createListeners();
  let isOnline = true;
  const online = createListeners();
  const offline = createListeners();
  const suspended = createListeners();
  const resumed = createListeners();
  const environment: Environment = {
    now: clock.now,
    setTimer: (callback, delayMs) => clock.setTimer(owner, callback, delayMs),
    requestFrame(callback) {
      clock.setTimer(owner, callback, 16);
    },
    random: random.fraction,
    isVisible: () => isVisible,
    mayOpenTab: () => true,
    onVisibilityChange: visibility.subscribe,
    isOnline: () => isOnline,
    onOnline: online.subscribe,
    onOffline: offline.subscribe,
    onSuspend: suspended.subscribe,
    onResume: resumed.subscribe,
  };
  return {
    environment,
    setVisible: (next: boolean) => {
      if (next === isVisible) return;
      isVisible = next;
      visibility.call();
    },
    goOffline: () => {
      isOnline = false;
      offline.call();
    },
    goOnline: () => {
      isOnline = true;
      online.call();
    },
    /** Leaves the page, as a link to another site does. The browser keeps it in memory: nothing of it runs. */
    suspend: suspended.call,
    /** Shows the page again, as the Back button does. */
    resume: resumed.call,
  };
}
