import { createRandom } from '../createRandom.testing.ts';
import { createTestPage } from '../createTestPage.testing.ts';
import { createVirtualPage } from '../createVirtualClock.testing.ts';
import { createFakeHub } from '../fake/createFakeHub.ts';
import { createFakeBrowser } from '../fake/createFakeTabs.ts';
import { recordingHandlers } from '../realtimeTransport.testing.ts';
import { createSharedTransport } from './createSharedTransport.ts';

/** Creates a browser whose tabs share the connection to one hub, with a clock that the test advances. */
export function createTestTabs() {
  const test = createTestPage();
  const { clock, environment } = test;
  const hub = createFakeHub(environment, () => 50);
  const browser = createFakeBrowser((callback) => environment.setTimer(callback, 5), clock.now);
  const openTab = (isVisible = true) => {
    const tab = browser.openTab();
    const posted: unknown[] = [];
    const post = (message: unknown) => {
      posted.push(message);
      tab.post(message);
    };
    const page = createVirtualPage(clock, createRandom(1), tab);
    page.setVisible(isVisible);
    const inner = hub.createTransport();
    // The timers of a frozen tab wait too, and may be the first to run when it resumes.
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
      tabs: { ...tab, post },
      environment: { ...page.environment, setTimer },
    });
    const { handlers, ...recorded } = recordingHandlers();
    transport.start(handlers);
    return {
      tab,
      /** The messages that it has sent to the other tabs. */
      posted,
      page,
      inner,
      transport,
      ...recorded,
      /** Freezes the tab. A browser freezes only hidden tabs. */
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

/** A tab of {@link createTestTabs}. */
export type TestTab = ReturnType<ReturnType<typeof createTestTabs>['openTab']>;
