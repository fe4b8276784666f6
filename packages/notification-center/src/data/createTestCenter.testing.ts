import { createTestPage } from '../transport/createTestPage.testing.ts';
import { createFakePlatform, type FakePlatformOptions } from '../transport/fake/createFakePlatform.ts';
import { createNotificationCenter } from './createNotificationCenter.ts';
import type { NotificationCenterOptions, NotificationToast } from './NotificationCenter.ts';

/** A notification center on a platform in memory, on a clock that goes on when told. */
export function createTestCenter(
  platformOptions: FakePlatformOptions = {},
  centerOptions: Partial<NotificationCenterOptions> = {},
) {
  const test = createTestPage();
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

  /** Starts, and waits until everything has been asked for. */
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

/** Exports as the service sends them, oldest first: an hour apart each, so that the first answers hold the newest page alone. */
export const items = (count: number, fields: Readonly<Record<string, unknown>> = {}) =>
  Array.from({ length: count }, (_, index) => {
    const time = new Date(Date.UTC(2024, 9, 1) + index * 3_600_000).toISOString();
    const times = { createdDate: time, dateTime: time, lastModifiedDate: time };
    return { id: `n${index}`, type: 'export', title: `Item ${index}`, ...times, ...fields };
  });
