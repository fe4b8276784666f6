import * as v from 'valibot';
import type { FeedChange } from '../../core/feed/Feed.ts';
import type { Notification } from '../../core/notification.ts';
import { jobStatusOf } from '../../core/types/notificationTypes.ts';
import { claimMs, type Tabs } from '../../transport/tabs/Tabs.ts';
import type { CenterParts } from './CenterParts.ts';
import { completionToast, severalEndedToast } from './completionToast.ts';
import type { ChangeOrigin } from './createEvents.ts';
import type { ToastMemory } from './createToastMemory.ts';

/** The message to the other tabs about shown toasts: each completion, and the version that was shown. */
const messageSchema = v.object({
  kind: v.picklist(['toasted']),
  shown: v.array(v.tuple([v.string(), v.nullable(v.number())])),
});

interface Completion {
  readonly id: string;
  /** The job and its final status. */
  readonly key: string;
  readonly isTimed: boolean;
  /** Whether the item was already read when the job ended. */
  readonly wasRead: boolean;
  /** Server time of the version held before the job ended; null if none was held. */
  readonly before: number | null;
}

// The owner of a claim relies on it for a little less than it lasts; the others come back a little later.
const claimMarginMs = 500;
const ownClaimMs = claimMs - claimMarginMs;
const claimAgainMs = claimMs + claimMarginMs;
const untimedMs = 10_000;
/** More toasts than this at once become one toast with their number. */
const mostToasts = 3;

/**
 * Shows a toast for each completion and failure of a job: once, in one tab that is looked at, and many at once in one toast.
 */
export function connectCompletionToasts(
  parts: Pick<CenterParts, 'feed' | 'connection' | 'catchUp' | 'events' | 'lifetime' | 'texts' | 'notices' | 'reaches'>,
  memory: ToastMemory,
  actions: Parameters<typeof completionToast>[2],
): void {
  const { feed, connection, catchUp, events, lifetime, texts, notices, reaches } = parts;
  const { environment } = lifetime;
  // Completions from while the tab was hidden, by key, so that a job that ended twice is shown once.
  const waiting = new Map<string, Completion>();
  const ownClaims = new Set<string>();
  // Completions without a time cannot be distinguished later, so they are remembered only while several tabs may receive them.
  const untimed = new Set<string>();
  let isStarted = false;

  /** A retried job ends twice. It is the same completion if it was shown in a version newer than the one held before. */
  function wasShown({ key, before, isTimed }: Completion): boolean {
    if (!isTimed) return untimed.has(key);
    const last = memory.lastShown(key);
    return last !== undefined && (before === null || last >= before);
  }

  /** The item, if its toast is still due: the job has not been retried, and the item was neither read since nor shown. */
  function itemToShow(completion: Completion): readonly Notification[] {
    const item = feed.getClean(completion.id);
    if (item === undefined || keyOf(item) !== completion.key || !reaches('toast', item)) return [];
    return (item.read && !completion.wasRead) || wasShown(completion) ? [] : [item];
  }

  /** The completions that this tab may show. If another tab was quicker, they are offered again later in case that tab failed. */
  async function claim(completions: readonly Completion[], others: Tabs): Promise<readonly Completion[]> {
    const answers = await Promise.all(
      completions.map(async ({ key }) => ownClaims.has(key) || (await others.claim(key))),
    );
    const taken = completions.filter((_, index) => answers[index] !== true);
    if (taken.length > 0) environment.setTimer(() => void offer(taken), claimAgainMs);
    const mine = completions.filter((_, index) => answers[index] === true);
    for (const { key } of mine) {
      if (ownClaims.has(key)) continue;
      ownClaims.add(key);
      environment.setTimer(() => ownClaims.delete(key), ownClaimMs);
    }
    return mine;
  }

  async function offer(completions: readonly Completion[]) {
    const due = completions.filter((completion) => itemToShow(completion).length > 0);
    if (due.length === 0) return;
    if (!environment.isVisible()) {
      for (const completion of due) waiting.set(completion.key, completion);
      return;
    }
    const others = connection.tabs();
    const mine = others === null ? due : await claim(due, others);
    const items = mine.flatMap(itemToShow);
    if (!isStarted || items.length === 0) return;
    const shown = items.map((item) => [keyOf(item), item.modifiedAt] as const);
    remember(shown);
    const message: v.InferInput<typeof messageSchema> = { kind: 'toasted', shown: shown.map(([...one]) => one) };
    others?.post(message);
    const messages = texts.messages.get();
    if (items.length > mostToasts) notices.toast(severalEndedToast(items, messages));
    else for (const item of items) notices.toast(completionToast(item, messages, actions));
  }

  function remember(shown: readonly (readonly [key: string, modifiedAt: number | null])[]) {
    memory.remember(shown.flatMap(([key, modifiedAt]) => (modifiedAt === null ? [] : [[key, modifiedAt]])));
    for (const [key, modifiedAt] of shown) {
      if (modifiedAt !== null) continue;
      untimed.add(key);
      environment.setTimer(() => untimed.delete(key), untimedMs);
    }
  }

  function offerWaiting() {
    if (!environment.isVisible()) return;
    const completions = [...waiting.values()];
    waiting.clear();
    void offer(completions);
  }

  events.merged.subscribe(({ changes, origin }) => {
    const completions = changes.map((change) => completionOf(change, origin, catchUp.baseline()));
    void offer(completions.filter((completion) => completion !== null));
  });
  events.tabMessage.subscribe(({ message }) => {
    const result = v.safeParse(messageSchema, message);
    if (!result.success) return;
    const { shown } = result.output;
    remember(shown);
    for (const [key] of shown) {
      const completion = waiting.get(key);
      if (completion !== undefined && wasShown(completion)) waiting.delete(key);
    }
  });
  lifetime.onStart(() => {
    isStarted = true;
    const stopWatching = environment.onVisibilityChange(offerWaiting);
    return () => {
      isStarted = false;
      stopWatching();
      waiting.clear();
      ownClaims.clear();
      untimed.clear();
    };
  });
}

/** The job and its state. */
function keyOf(item: Notification): string {
  return `${item.id}:${jobStatusOf(item)}`;
}

/** The completion, if the change is one. A job that was loaded only now may have ended long before. */
function completionOf(
  { previous, current }: FeedChange,
  origin: ChangeOrigin,
  baseline: number | null,
): Completion | null {
  const status = jobStatusOf(current);
  if (status !== 'completed' && status !== 'failed') return null;
  const { id, read } = current;
  const completion = { id, key: keyOf(current), isTimed: current.modifiedAt !== null, wasRead: read };
  if (previous !== null) {
    if (jobStatusOf(previous) === status) return null;
    // A response may replace an event by an older version, whose completion may have been shown.
    const isOlder = (current.modifiedAt ?? 0) < (previous.modifiedAt ?? 0);
    return { ...completion, before: isOlder ? null : previous.modifiedAt };
  }
  // The pages that the center was created with are older than the center.
  if (read || origin === 'baseline' || (origin === 'page' && baseline === null)) return null;
  const isNew = current.modifiedAt === null ? origin === 'hub' : current.modifiedAt > (baseline ?? 0);
  return isNew ? { ...completion, before: null } : null;
}
