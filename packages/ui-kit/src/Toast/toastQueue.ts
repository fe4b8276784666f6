import { createListeners } from '@gantry/base/observable';
import type { Tone } from '../Tone/ToneIcon.tsx';

/** The single action of a toast. Choosing it also closes the toast. */
interface ToastAction {
  readonly label: string;
  readonly onPress: () => void;
}

/** The text of a toast, its tone, its action and its duration. */
interface ToastOptions {
  /** One sentence. */
  readonly title: string;
  /** `danger` interrupts screen readers, and is shown before other toasts if not all fit. @default 'neutral' */
  readonly tone?: Tone | undefined;
  readonly action?: ToastAction | undefined;
  /** The time in ms until the toast closes; null if only the person closes it. @default 5000 */
  readonly timeout?: number | null | undefined;
  /** Called once when the toast has closed: by its time, by the person, or after its action. */
  readonly onClose?: (() => void) | undefined;
}

/** A toast on the screen. */
export interface ShownToast extends ToastOptions {
  readonly key: number;
  readonly tone: Tone;
  /** The number of times that this toast was added while it was in the queue. */
  readonly times: number;
}

/** Holds toasts in the order of arrival. It shows at most four, errors first. The rest wait. */
export interface ToastQueue {
  /**
   * Shows a toast. It can be called outside of components. A toast with the same text and tone, no action and no `onClose` is not
   * added again; its time restarts instead.
   * @returns the key for `close`.
   */
  readonly add: (toast: ToastOptions) => number;
  /** Closes a toast. It does nothing if the toast is already closed. */
  readonly close: (key: number) => void;
  /** Closes all toasts. */
  readonly clear: () => void;
  /** Pauses the timers of all toasts. */
  readonly pause: () => void;
  /** Resumes the timers with the remaining time. */
  readonly resume: () => void;
  /** Calls back at each change. Without a subscriber no toast is on the screen, so no timer runs. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Returns the toasts to show, oldest first. The array is the same until it changes. */
  readonly getShown: () => readonly ShownToast[];
}

interface Entry {
  toast: ShownToast;
  /** The remaining time in ms; infinite for a toast without a timeout. */
  remaining: number;
  startedAt: number;
  timer: ReturnType<typeof setTimeout> | undefined;
}

const defaultTimeout = 5000;
const shownAtMost = 4;

function timeOf({ timeout = defaultTimeout }: ToastOptions): number {
  return timeout === null ? Number.POSITIVE_INFINITY : timeout;
}

const isError = ({ tone }: ShownToast) => tone === 'danger';

/** Creates a separate queue, for an app with its own `ToastRegion`. Most apps need only `toastQueue`. */
export function createToastQueue(): ToastQueue {
  let entries: Entry[] = [];
  let shown: readonly ShownToast[] = [];
  let isPaused = false;
  let nextKey = 1;
  const listeners = createListeners();

  const stop = (entry: Entry) => {
    if (entry.timer === undefined) return;
    clearTimeout(entry.timer);
    entry.timer = undefined;
    entry.remaining -= Date.now() - entry.startedAt;
  };
  const start = (entry: Entry) => {
    if (entry.timer !== undefined || !Number.isFinite(entry.remaining)) return;
    entry.startedAt = Date.now();
    entry.timer = setTimeout(() => close(entry.toast.key), Math.max(entry.remaining, 0));
  };
  const runTimers = () => {
    const isRunning = !isPaused && listeners.size() > 0;
    for (const entry of entries) {
      if (isRunning && shown.includes(entry.toast)) start(entry);
      else stop(entry);
    }
  };
  // A toast closes before its action is called, so that focus is back in the page by then.
  const tell = ({ toast }: Entry) => queueMicrotask(() => toast.onClose?.());
  const change = () => {
    const toasts = entries.map(({ toast }) => toast);
    // An error must not wait behind toasts that stay until a person closes them.
    const inOrder = toasts.toSorted((one, other) => Number(isError(other)) - Number(isError(one)));
    const first = new Set(inOrder.slice(0, shownAtMost));
    shown = toasts.filter((toast) => first.has(toast));
    runTimers();
    listeners.call();
  };
  const closeAll = (closed: readonly Entry[]) => {
    if (closed.length === 0) return;
    closed.forEach(stop);
    entries = entries.filter((entry) => !closed.includes(entry));
    change();
    closed.forEach(tell);
  };
  const close = (key: number) => closeAll(entries.filter(({ toast }) => toast.key === key));
  const setPaused = (next: boolean) => {
    isPaused = next;
    runTimers();
  };

  return {
    close,
    add: (options) => {
      const tone = options.tone ?? 'neutral';
      const same = entries.find(
        ({ toast }) =>
          toast.title === options.title && toast.tone === tone && !toast.action && !options.action && !options.onClose,
      );
      if (same) {
        stop(same);
        same.remaining = timeOf(options);
        same.toast = { ...same.toast, times: same.toast.times + 1 };
        change();
        return same.toast.key;
      }
      const key = nextKey++;
      const toast = { ...options, tone, key, times: 1 };
      entries.push({ toast, remaining: timeOf(options), startedAt: 0, timer: undefined });
      change();
      return key;
    },
    clear: () => closeAll(entries),
    pause: () => setPaused(true),
    resume: () => setPaused(false),
    subscribe: (listener) => {
      const unsubscribe = listeners.subscribe(listener);
      runTimers();
      return () => {
        unsubscribe();
        runTimers();
      };
    },
    getShown: () => shown,
  };
}

/** The queue of the page: `toastQueue.add({ title: 'Saved', tone: 'success' })`. */
export const toastQueue: ToastQueue = createToastQueue();
