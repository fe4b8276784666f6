import { createRandom } from '../transport/createRandom.testing.ts';
import { createTestPage } from '../transport/createTestPage.testing.ts';
import { createVirtualPage } from '../transport/createVirtualClock.testing.ts';
import {
  createFakePlatform,
  type FakeDelivery,
  type FakePlatformOptions,
} from '../transport/fake/createFakePlatform.ts';
import { createFakeBrowser } from '../transport/fake/createFakeTabs.ts';
import { createNotificationCenter } from './createNotificationCenter.ts';
import type { NotificationCenter } from './NotificationCenter.ts';
import type { NotificationCenterOptions, NotificationToast } from './NotificationCenterOptions.ts';

/** Creates a notification center on an in-memory platform, with a clock that the test advances. */
export function createTestCenter(
  platformOptions: FakePlatformOptions = {},
  centerOptions: Partial<NotificationCenterOptions> = {},
  seed = 1,
) {
  const test = createTestPage(seed);
  const { environment, advance } = test;
  const platform = createFakePlatform({ environment, latencyMs: 100, ...platformOptions });
  const toasts: NotificationToast[] = [];
  const visited: string[] = [];
  const openCenter = (options: Partial<NotificationCenterOptions> = {}) =>
    createNotificationCenter({
      client: platform.client,
      jobs: platform.jobs,
      transport: platform.hub.createTransport(),
      userId: 'avery',
      programId: 'N',
      environment,
      tabs: null,
      storage: null,
      callbacks: {
        navigate: (path) => visited.push(path),
        switchProgram: (program) => void visited.push(`program ${program.id}`),
        openUrl: (url) => visited.push(`tab ${url}`),
        saveFile: (file, name) => visited.push(`saved ${name}, ${String(file.size)} bytes`),
        toast: (toast) => toasts.push(toast),
      },
      ...centerOptions,
      ...options,
    });
  const center = openCenter();

  /** Starts a center and waits until all requests of the start have ended. */
  async function start(started: NotificationCenter) {
    started.start();
    await advance(2000);
    return started;
  }

  /** Lets time pass after a call has begun. */
  const begin = (_call: unknown, ms = 1000) => advance(ms);

  const browser = createFakeBrowser((callback) => environment.setTimer(callback, 5), test.clock.now);
  /** Opens a tab of one browser, with a page and a running center of its own. */
  async function openTab(options: Partial<NotificationCenterOptions> = {}) {
    const tab = browser.openTab();
    const page = createVirtualPage(test.clock, createRandom(7), tab);
    return { tab, page, center: await start(openCenter({ tabs: tab, environment: page.environment, ...options })) };
  }

  /** Publishes a later version of an item. */
  const change = (id: string, fields: Readonly<Record<string, unknown>>, deliver?: FakeDelivery) =>
    platform.publish({ ...platform.server.get(id), lastModifiedDate: null, ...fields }, deliver);

  return {
    ...test,
    begin,
    change,
    platform,
    center,
    openCenter,
    started: () => start(center),
    startCenter: (options: Partial<NotificationCenterOptions>) => start(openCenter(options)),
    openTab,
    toasts,
    visited,
    titles: () => toasts.map(({ title }) => title),
  };
}

/** Creates a notification center as `createTestCenter` does, and starts it. */
export async function startTestCenter(...options: Parameters<typeof createTestCenter>) {
  const test = createTestCenter(...options);
  await test.started();
  return test;
}

/** Creates exports as the service sends them, oldest first. They are an hour apart, so that the first responses hold only the newest page. */
export const items = (count: number, fields: Readonly<Record<string, unknown>> = {}) =>
  Array.from({ length: count }, (_, index) => {
    const time = new Date(Date.UTC(2024, 9, 1) + index * 3_600_000).toISOString();
    const times = { createdDate: time, dateTime: time, lastModifiedDate: time };
    return { id: `n${index}`, type: 'export', title: `Item ${index}`, ...times, ...fields };
  });
