import { createToastQueue } from '@gantry/ui-kit';
import {
  createNotificationCenter,
  type NotificationCenterCallbacks,
  type NotificationCenterOptions,
} from '../../data/index.ts';
import { createFakePlatform, type FakePlatform } from '../../testing.ts';
import type { BackgroundJob } from '../../transport/JobService.ts';
import type { WireFields } from './demoNotifications.testing.ts';

/** Options of {@link createDemoCenter}. */
export interface DemoOptions extends Partial<Omit<NotificationCenterOptions, 'callbacks'>> {
  /** The items of the platform, newest first. */
  readonly notifications?: readonly WireFields[] | undefined;
  readonly latencyMs?: number | undefined;
  readonly callbacks?: Partial<NotificationCenterCallbacks> | undefined;
  /** Results of imports that the platform did not run itself. */
  readonly resultData?: string | null | undefined;
  /** Prepares the platform before the first request. */
  readonly setUp?: ((platform: FakePlatform) => void) | undefined;
}

/** A notification center on an in-memory platform. */
export type Demo = ReturnType<typeof createDemoCenter>;

const titlesWithPage: ReadonlySet<string> = new Set(['Jobs import', 'GC Firm Update']);

/** Creates a notification center on an in-memory platform, for one story or test. */
export function createDemoCenter({
  notifications = [],
  latencyMs = 0,
  callbacks,
  resultData,
  setUp,
  ...options
}: DemoOptions = {}) {
  // The platform reads its options at each call. The hub is there at once, so that slow calls show no lost connection.
  const platformOptions = { notifications: notifications.toReversed(), latencyMs, hubLatencyMs: 0 };
  const platform = createFakePlatform(platformOptions);
  setUp?.(platform);
  const toasts = createToastQueue();
  const { legacy } = platform.jobs;
  const get = async (...request: Parameters<typeof legacy.get>): Promise<BackgroundJob> =>
    resultData === undefined ? legacy.get(...request) : { id: request[0].id, description: 'Jobs import', resultData };
  const jobs = { ...platform.jobs, legacy: { ...legacy, get } };
  const center = createNotificationCenter({
    client: platform.client,
    jobs,
    transport: platform.transport,
    userId: 'avery',
    tabs: null,
    // The program of the demonstration's imports.
    programId: 'NFB',
    importResultPage: (title, id) => (titlesWithPage.has(title) ? `/results/${encodeURIComponent(id)}` : null),
    ...options,
    callbacks: { navigate: () => undefined, openUrl: () => undefined, toast: toasts.add, ...callbacks },
  });
  /** Sets the duration of later calls. */
  const setLatency = (next: number) => {
    platformOptions.latencyMs = next;
  };
  return {
    center,
    platform,
    /** The job engines that the center calls. */
    jobs,
    toasts,
    setLatency,
  };
}
