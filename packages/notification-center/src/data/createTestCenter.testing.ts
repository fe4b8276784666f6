import { createTestPage } from '../transport/createTestPage.testing.ts';
import { createFakePlatform, type FakePlatformOptions } from '../transport/fake/createFakePlatform.ts';
import { createNotificationCenter } from './createNotificationCenter.ts';
import type { NotificationCenterOptions, NotificationToast } from './NotificationCenter.ts';

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
        openUrl: (url, target) => visited.push(`${target} ${url}`),
        toast: (toast) => toasts.push(toast),
      },
      ...centerOptions,
      ...options,
    });
  const center = openCenter();

  /** Starts the center and waits until all requests of the start have ended. */
  async function started() {
    center.start();
    await advance(2000);
  }

  return {
    ...test,
    platform,
    center,
    openCenter,
    started,
    toasts,
    visited,
    titles: () => toasts.map(({ title }) => title),
  };
}

/** Creates exports as the service sends them, oldest first. They are an hour apart, so that the first responses hold only the newest page. */
export const items = (count: number, fields: Readonly<Record<string, unknown>> = {}) =>
  Array.from({ length: count }, (_, index) => {
    const time = new Date(Date.UTC(2024, 9, 1) + index * 3_600_000).toISOString();
    const times = { createdDate: time, dateTime: time, lastModifiedDate: time };
    return { id: `n${index}`, type: 'export', title: `Item ${index}`, ...times, ...fields };
  });
