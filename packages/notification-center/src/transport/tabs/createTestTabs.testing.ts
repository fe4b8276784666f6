import { createRandom } from '../createRandom.testing.ts';
import { createTestPage } from '../createTestPage.testing.ts';
import { createVirtualPage } from '../createVirtualClock.testing.ts';
import { createFakeHub } from '../fake/createFakeHub.ts';
import { createFakeBrowser } from '../fake/createFakeTabs.ts';
import { recordingHandlers } from '../realtimeTransport.testing.ts';
import { createSharedTransport } from './createSharedTransport.ts';

/** A browser whose tabs share the connection to one hub, on a clock that goes on when told. */
export function createTestTabs() {
  const test = createTestPage();
  const { clock, environment } = test;
  const hub = createFakeHub(environment, () => 50);
  const browser = createFakeBrowser((callback) => environment.setTimer(callback, 5), clock.now);
  const openTab = (isVisible = true) => {
    const tab = browser.openTab();
    const page = createVirtualPage(clock, createRandom(1), tab);
    page.setVisible(isVisible);
    const inner = hub.createTransport();
    // The timers of a frozen tab wait as well, and may well be the first to go on.
    let overdue: (() => void)[] | null = null;
    const setTimer = (callback: () => void, delayMs: number) => {
      let isCancelled = false;
      const run = () => {
        if (!isCancelled) callback();
      };
      const cancel = page.environment.setTimer(() => (overdue === null ? run() : overdue.push(run)), delayMs);
      return () => {
        isCancelled = true;
        cancel();
      };
    };
    const transport = createSharedTransport({
      transport: inner,
      tabs: tab,
      environment: { ...page.environment, setTimer },
    });
    const recorded = recordingHandlers();
    return {
      tab,
      page,
      inner,
      transport,
      ...recorded,
      /** The browser freezes it, which it does only to a tab that was left. */
      freeze: () => {
        page.setVisible(false);
        overdue ??= [];
        tab.freeze();
      },
      thaw: () => {
        const timers = overdue ?? [];
        overdue = null;
        for (const run of timers) run();
        tab.thaw();
      },
    };
  };
  return { ...test, hub, openTab };
}

/** One of those tabs. */
export type TestTab = ReturnType<ReturnType<typeof createTestTabs>['openTab']>;
