import * as v from 'valibot';
import type { FeedChange } from '../../core/feed/Feed.ts';
import type { Notification } from '../../core/notification.ts';
import { jobStatusOf } from '../../core/status.ts';
import type { Environment } from '../../transport/environment.ts';
import type { Tabs } from '../../transport/tabs/Tabs.ts';
import type { ToastMemory } from './createToastMemory.ts';
import type { ChangeOrigin } from './createUnreadCount.ts';

/** Shows each completion and failure of a job once, in one tab, and in one that is looked at. */
export interface CompletionToasts {
  readonly onChanges: (changes: readonly FeedChange[], origin: ChangeOrigin) => void;
  /** Hears from the other tabs. */
  readonly onMessage: (message: unknown) => void;
  readonly start: () => void;
  readonly stop: () => void;
}

/** What the toasts are made with. */
export interface CompletionToastsOptions {
  readonly environment: Environment;
  /** Null where the tab stands alone. */
  readonly tabs: () => Tabs | null;
  readonly memory: ToastMemory;
  /** The newest server time of what was there at the beginning; null while that is unknown. */
  readonly baseline: () => number | null;
  readonly show: (notification: Notification) => void;
}

/** Tells the other tabs what was shown: the job and its end, and the version it was seen in. */
const messageSchema = v.object({ kind: v.literal('toasted'), key: v.string(), modifiedAt: v.number() });

interface Completion {
  readonly notification: Notification;
  /** The job and how it ended. */
  readonly key: string;
  /** Server time of the version held before it ended; null where none was held. */
  readonly before: number | null;
}

// A claim is kept for three seconds: its owner relies on it for a little less, the others come back a little later.
const ownClaimMs = 2500;
const claimAgainMs = 3500;

/** Makes the toasts of one notification center. */
export function createCompletionToasts(options: CompletionToastsOptions): CompletionToasts {
  const { environment, tabs, memory, baseline, show } = options;
  const waiting: Completion[] = [];
  const ownClaims = new Set<string>();
  let stopWatching = () => {};

  /** A job that is retried ends twice. It is the same end where it was shown in a version newer than the one held before. */
  function wasShown({ key, before }: Completion): boolean {
    const last = memory.lastShown(key);
    return last !== undefined && (before === null || last >= before);
  }

  /** Whether this tab may show it. Where another one was quicker it is asked again later, should that one not have shown it. */
  async function mayShow(completion: Completion, others: Tabs): Promise<boolean> {
    const { key } = completion;
    if (ownClaims.has(key)) return true;
    if (await others.claim(key)) {
      ownClaims.add(key);
      environment.setTimer(() => ownClaims.delete(key), ownClaimMs);
      return !wasShown(completion);
    }
    environment.setTimer(() => void offer(completion), claimAgainMs);
    return false;
  }

  async function offer(completion: Completion) {
    if (wasShown(completion)) return;
    if (!environment.isVisible()) {
      waiting.push(completion);
      return;
    }
    const others = tabs();
    if (others !== null && !(await mayShow(completion, others))) return;
    const { key, notification } = completion;
    const modifiedAt = notification.modifiedAt ?? Number.MAX_SAFE_INTEGER;
    memory.remember(key, modifiedAt);
    const message: v.InferOutput<typeof messageSchema> = { kind: 'toasted', key, modifiedAt };
    others?.post(message);
    show(notification);
  }

  return {
    onChanges(changes, origin) {
      for (const change of changes) {
        const completion = completionOf(change, origin, baseline());
        if (completion !== null) void offer(completion);
      }
    },
    onMessage(input) {
      const result = v.safeParse(messageSchema, input);
      if (result.success) memory.remember(result.output.key, result.output.modifiedAt);
    },
    start() {
      stopWatching = environment.onVisibilityChange(() => {
        if (environment.isVisible()) for (const completion of waiting.splice(0)) void offer(completion);
      });
    },
    stop: () => stopWatching(),
  };
}

/** The end of a job, where the change is one: an old job that only now comes into view has ended before. */
function completionOf(
  { previous, current }: FeedChange,
  origin: ChangeOrigin,
  baseline: number | null,
): Completion | null {
  const status = jobStatusOf(current);
  if (status !== 'completed' && status !== 'failed') return null;
  const key = `${current.id}:${status}`;
  if (previous !== null) {
    if (jobStatusOf(previous) === status) return null;
    // An answer may put an older version in the place of an event: then it tells of an end that may have been shown.
    const isOlder = (current.modifiedAt ?? 0) < (previous.modifiedAt ?? 0);
    return { notification: current, key, before: isOlder ? null : previous.modifiedAt };
  }
  if (current.read || origin === 'baseline') return null;
  const isNew = current.modifiedAt === null ? origin === 'hub' : current.modifiedAt > (baseline ?? 0);
  return isNew ? { notification: current, key, before: null } : null;
}
