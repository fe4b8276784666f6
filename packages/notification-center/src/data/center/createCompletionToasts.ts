import * as v from 'valibot';
import type { FeedChange } from '../../core/feed/Feed.ts';
import type { Notification } from '../../core/notification.ts';
import { jobStatusOf } from '../../core/status.ts';
import type { Environment } from '../../transport/environment.ts';
import type { Tabs } from '../../transport/tabs/Tabs.ts';
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
  /** The newest server time of what was there at the beginning; null while that is unknown. */
  readonly baseline: () => number | null;
  readonly show: (notification: Notification) => void;
}

const messageSchema = v.object({
  kind: v.literal('toasted'),
  id: v.string(),
  status: v.string(),
  modifiedAt: v.nullable(v.number()),
});

interface Completion {
  readonly notification: Notification;
  readonly status: string;
  /** Server time of the version held before it ended; null where none was held. */
  readonly before: number | null;
}

const remembered = 500;
// A little longer than a claim is kept.
const claimAgainMs = 3500;

/** Makes the toasts of one notification center. */
export function createCompletionToasts({
  environment,
  tabs,
  baseline,
  show,
}: CompletionToastsOptions): CompletionToasts {
  // What has been shown, in whichever tab: the status, and the version it was seen in.
  const shown = new Map<string, { readonly status: string; readonly modifiedAt: number }>();
  const waiting: Completion[] = [];
  const ownClaims = new Map<string, number>();

  function remember(id: string, status: string, modifiedAt: number | null) {
    shown.delete(id);
    shown.set(id, { status, modifiedAt: modifiedAt ?? Number.POSITIVE_INFINITY });
    const [oldest] = shown.keys();
    if (shown.size > remembered && oldest !== undefined) shown.delete(oldest);
  }

  /** A job that is retried ends twice. It is the same end where it was shown in a version newer than the one held before. */
  function wasShown({ notification, status, before }: Completion): boolean {
    const last = shown.get(notification.id);
    return last?.status === status && (before === null || last.modifiedAt >= before);
  }

  /** Whether this tab may show it. Where another one was quicker it is asked again later, should that one not have shown it. */
  async function mayShow(completion: Completion, others: Tabs): Promise<boolean> {
    const key = `${completion.notification.id}:${completion.status}`;
    if ((ownClaims.get(key) ?? 0) > environment.now()) return true;
    if (await others.claim(key)) {
      ownClaims.set(key, environment.now() + claimAgainMs);
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
    const { notification, status } = completion;
    remember(notification.id, status, notification.modifiedAt);
    others?.post({ kind: 'toasted', id: notification.id, status, modifiedAt: notification.modifiedAt });
    show(notification);
  }

  let stopWatching = () => {};

  return {
    onChanges(changes, origin) {
      for (const change of changes) {
        const completion = completionOf(change, origin, baseline());
        if (completion !== null) void offer(completion);
      }
    },
    onMessage(input) {
      const result = v.safeParse(messageSchema, input);
      if (result.success) remember(result.output.id, result.output.status, result.output.modifiedAt);
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
  if (previous !== null) {
    return jobStatusOf(previous) === status ? null : { notification: current, status, before: previous.modifiedAt };
  }
  if (current.read || origin === 'baseline') return null;
  const isNew = current.modifiedAt === null ? origin === 'hub' : current.modifiedAt > (baseline ?? 0);
  return isNew ? { notification: current, status, before: null } : null;
}
