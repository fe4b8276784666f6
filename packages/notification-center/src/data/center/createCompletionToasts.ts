import * as v from 'valibot';
import type { FeedChange } from '../../core/feed/Feed.ts';
import type { Notification } from '../../core/notification.ts';
import { jobStatusOf } from '../../core/rules/status.ts';
import type { Environment } from '../../transport/environment.ts';
import type { Tabs } from '../../transport/tabs/Tabs.ts';
import type { ToastMemory } from './createToastMemory.ts';
import type { ChangeOrigin } from './createUnreadCount.ts';

/** Shows each completion and failure of a job once, in one tab, and in one that is looked at; many at once in one toast. */
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
  /** The item as the service has it. */
  readonly getClean: (id: string) => Notification | undefined;
  readonly show: (notification: Notification) => void;
  /** Shows one toast for many jobs. */
  readonly showSeveral: (notifications: readonly Notification[]) => void;
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

// A claim is kept for three seconds: its owner relies on it for a little less, the others come back a little later.
const ownClaimMs = 2500;
const claimAgainMs = 3500;
const untimedMs = 10_000;
/** More toasts than this at once say nothing, so one tells how many they would be. */
const mostToasts = 3;

/** Makes the toasts of one notification center. */
export function createCompletionToasts(options: CompletionToastsOptions): CompletionToasts {
  const { environment, tabs, memory, baseline, getClean, show, showSeveral } = options;
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
    const item = getClean(completion.id);
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
    const others = tabs();
    const mine = others === null ? due : await claim(due, others);
    const items = mine.flatMap(itemToShow);
    if (!isStarted || items.length === 0) return;
    const shown = items.map((item) => [keyOf(item), item.modifiedAt] as const);
    remember(shown);
    const message: v.InferInput<typeof messageSchema> = { kind: 'toasted', shown: shown.map(([...one]) => one) };
    others?.post(message);
    if (items.length > mostToasts) showSeveral(items);
    else for (const item of items) show(item);
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

  return {
    onChanges(changes, origin) {
      const completions = changes.map((change) => completionOf(change, origin, baseline()));
      void offer(completions.filter((completion) => completion !== null));
    },
    onMessage(input) {
      const result = v.safeParse(messageSchema, input);
      if (!result.success) return;
      const { shown } = result.output;
      remember(shown);
      for (const [key] of shown) {
        const completion = waiting.get(key);
        if (completion !== undefined && wasShown(completion)) waiting.delete(key);
      }
    },
    start() {
      if (isStarted) return;
      isStarted = true;
      stopWatching = environment.onVisibilityChange(offerWaiting);
    },
    stop() {
      isStarted = false;
      stopWatching();
      waiting.clear();
      ownClaims.clear();
      untimed.clear();
    },
  };
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
