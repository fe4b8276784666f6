import * as v from 'valibot';
import type { FeedChange, WritableFeed } from '../../core/feed/Feed.ts';
import type { Notification } from '../../core/notification.ts';
import { jobStatusOf } from '../../core/rules/status.ts';
import type { CatchUp } from '../../transport/catchUp/createCatchUp.ts';
import { claimMs, type Tabs } from '../../transport/tabs/Tabs.ts';
import { completionToast, severalEndedToast, type CompletionActions } from './completionToast.ts';
import type { Connection } from './createConnection.ts';
import type { ChangeOrigin, EventStream } from './createEvents.ts';
import type { Lifetime } from './createLifetime.ts';
import type { Notices } from './createNotices.ts';
import type { Texts } from './createTexts.ts';
import type { ToastMemory } from './createToastMemory.ts';

/** What the toasts are made with. */
export interface CompletionToastsOptions {
  readonly feed: WritableFeed;
  readonly connection: Connection;
  readonly catchUp: CatchUp;
  readonly events: EventStream;
  readonly lifetime: Lifetime;
  readonly texts: Texts;
  readonly notices: Notices;
  readonly memory: ToastMemory;
  /** What the buttons of the toasts do. */
  readonly actions: CompletionActions;
}

/** Tells the other tabs what was shown: each job and its end, and the version it was seen in. */
const messageSchema = v.object({
  kind: v.literal('toasted'),
  shown: v.array(v.tuple([v.string(), v.nullable(v.number())])),
});

interface Completion {
  readonly id: string;
  /** The job and how it ended. */
  readonly key: string;
  readonly isTimed: boolean;
  /** Whether it was read already when it ended. */
  readonly wasRead: boolean;
  /** Server time of the version held before it ended; null where none was held. */
  readonly before: number | null;
}

// The owner of a claim relies on it for a little less than it lasts; the others come back a little later.
const claimMarginMs = 500;
const ownClaimMs = claimMs - claimMarginMs;
const claimAgainMs = claimMs + claimMarginMs;
const untimedMs = 10_000;
/** More toasts than this at once say nothing, so one tells how many they would be. */
const mostToasts = 3;

/**
 * Shows a toast for each completion and failure of a job: once, in one tab that is looked at, and many at once in one toast.
 */
export function connectCompletionToasts(options: CompletionToastsOptions): void {
  const { feed, connection, catchUp, events, lifetime, texts, notices, memory, actions } = options;
  const { environment } = lifetime;
  // What ended while nobody looked, by key, so that a job that ended twice is told of once.
  const waiting = new Map<string, Completion>();
  const ownClaims = new Set<string>();
  // Ends without a time can't be told apart later, so they are remembered only while several tabs may hear of them.
  const untimed = new Set<string>();
  let isStarted = false;
  let stopWatching = () => {};

  /** A job that is retried ends twice. It is the same end where it was shown in a version newer than the one held before. */
  function wasShown({ key, before, isTimed }: Completion): boolean {
    if (!isTimed) return untimed.has(key);
    const last = memory.lastShown(key);
    return last !== undefined && (before === null || last >= before);
  }

  /** The item now, where there is still something to tell: its end is not undone, not read since, and was not shown. */
  function itemToShow(completion: Completion): readonly Notification[] {
    const item = feed.getClean(completion.id);
    if (item === undefined || keyOf(item) !== completion.key) return [];
    return (item.read && !completion.wasRead) || wasShown(completion) ? [] : [item];
  }

  /** Those that this tab may show. Where another one was quicker they come back later, should that one not have shown them. */
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

  events.on('merged', ({ changes, origin }) => {
    const completions = changes.map((change) => completionOf(change, origin, catchUp.baseline()));
    void offer(completions.filter((completion) => completion !== null));
  });
  events.on('tabMessage', ({ message }) => {
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
    stopWatching = environment.onVisibilityChange(offerWaiting);
  });
  lifetime.onStop(() => {
    isStarted = false;
    stopWatching();
    waiting.clear();
    ownClaims.clear();
    untimed.clear();
  });
}

/** The job and its state. */
function keyOf(item: Notification): string {
  return `${item.id}:${jobStatusOf(item)}`;
}

/** The end of a job, where the change is one: an old job that only now comes into view has ended before. */
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
    // An answer may put an older version in the place of an event: then it tells of an end that may have been shown.
    const isOlder = (current.modifiedAt ?? 0) < (previous.modifiedAt ?? 0);
    return { ...completion, before: isOlder ? null : previous.modifiedAt };
  }
  // What the center was made with was there before, as well.
  if (read || origin === 'baseline' || (origin === 'page' && baseline === null)) return null;
  const isNew = current.modifiedAt === null ? origin === 'hub' : current.modifiedAt > (baseline ?? 0);
  return isNew ? { ...completion, before: null } : null;
}
