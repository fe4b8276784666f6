import type { Tone } from '../Tone/index.ts';

/** The one thing that can be done about what a toast says. */
export interface ToastAction {
  readonly label: string;
  readonly onPress: () => void;
}

/** A toast to show. */
export interface ToastOptions {
  /** One sentence. */
  readonly title: string;
  /**
   * `danger` interrupts what a screen reader says, and is shown before the others where there is no room for all.
   * @default 'neutral'
   */
  readonly tone?: Tone | undefined;
  readonly action?: ToastAction | undefined;
  /** How long it stays, in ms; null until it is dismissed. @default 5000 */
  readonly timeout?: number | null | undefined;
}

/** A toast on the screen. */
export interface ShownToast extends ToastOptions {
  readonly key: number;
  readonly tone: Tone;
  /** How often it was added while it was there. */
  readonly times: number;
}

/** Toasts in the order they came. Four at most are shown, errors before others; the rest wait for their turn. */
export interface ToastQueue {
  /**
   * Shows a toast, from anywhere: no component is needed. The same words, tone and no action are one toast, which then
   * stays longer.
   * @returns the key that closes it.
   */
  readonly add: (toast: ToastOptions) => number;
  /** Takes a toast away; one that is gone already stays gone. */
  readonly close: (key: number) => void;
  /** Takes all of them away. */
  readonly clear: () => void;
  /** Stops the time of all toasts. */
  readonly pause: () => void;
  /** Lets time go on where it was stopped. */
  readonly resume: () => void;
  /** Calls back at each change. While nobody listens nothing is on the screen, and no time passes. */
  readonly subscribe: (listener: () => void) => () => void;
  /** The toasts to show, oldest first; the same list until it changes. */
  readonly getShown: () => readonly ShownToast[];
}

interface Entry {
  toast: ShownToast;
  /** What is left of its time, in ms; infinite where it stays. */
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

/** Makes a queue of its own, for an app with its own `ToastRegion`. Most need `toastQueue` alone. */
export function createToastQueue(): ToastQueue {
  let entries: Entry[] = [];
  let shown: readonly ShownToast[] = [];
  let isPaused = false;
  let nextKey = 1;
  const listeners = new Set<() => void>();

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
    const isRunning = !isPaused && listeners.size > 0;
    for (const entry of entries) {
      if (isRunning && shown.includes(entry.toast)) start(entry);
      else stop(entry);
    }
  };
  const change = () => {
    const toasts = entries.map(({ toast }) => toast);
    // An error must not wait behind what stays until somebody takes it away.
    const inOrder = toasts.toSorted((one, other) => Number(isError(other)) - Number(isError(one)));
    const first = new Set(inOrder.slice(0, shownAtMost));
    shown = toasts.filter((toast) => first.has(toast));
    runTimers();
    for (const listener of listeners) listener();
  };
  const close = (key: number) => {
    const entry = entries.find(({ toast }) => toast.key === key);
    if (!entry) return;
    stop(entry);
    entries = entries.filter((other) => other !== entry);
    change();
  };

  return {
    close,
    add: (options) => {
      const tone = options.tone ?? 'neutral';
      const same = entries.find(
        ({ toast }) => toast.title === options.title && toast.tone === tone && !toast.action && !options.action,
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
    clear: () => {
      entries.forEach(stop);
      entries = [];
      change();
    },
    pause: () => {
      isPaused = true;
      runTimers();
    },
    resume: () => {
      isPaused = false;
      runTimers();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      runTimers();
      return () => {
        listeners.delete(listener);
        runTimers();
      };
    },
    getShown: () => shown,
  };
}

/** The queue of the page: `toastQueue.add({ title: 'Saved', tone: 'success' })`. */
export const toastQueue: ToastQueue = createToastQueue();
