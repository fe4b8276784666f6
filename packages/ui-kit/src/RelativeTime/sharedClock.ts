import { callListener } from '@gantry/base/observable';
import { untilNextChange } from './formatRelativeTime.ts';

/** Changes within this time (ms) are handled by one tick. */
const coalesce = 1000;

interface Watcher {
  readonly time: number;
  readonly onChange: () => void;
  due: number;
}

const watchers = new Set<Watcher>();
let timer: ReturnType<typeof setTimeout> | undefined;
let timerDue = Number.POSITIVE_INFINITY;

function schedule(): void {
  clearTimeout(timer);
  timer = undefined;
  timerDue = Number.POSITIVE_INFINITY;
  for (const { due } of watchers) timerDue = Math.min(timerDue, due);
  if (Number.isFinite(timerDue)) timer = setTimeout(tick, Math.max(timerDue - Date.now(), 0) + coalesce);
}

function tick(): void {
  const now = Date.now();
  for (const watcher of watchers) {
    if (watcher.due > now) continue;
    watcher.due = now + untilNextChange(watcher.time, now);
    callListener(watcher.onChange);
  }
  schedule();
}

/** Updates all texts when the page becomes visible, because a hidden page may miss its timers. */
function catchUp(): void {
  if (document.visibilityState === 'visible') tick();
}

/**
 * Calls back when the relative time of a moment (ms since 1970) may read differently, at most a second late. All
 * watched moments share one timer.
 * @returns a function that ends the watch.
 */
export function watchRelativeTime(time: number, onChange: () => void): () => void {
  const now = Date.now();
  const watcher = { time, onChange, due: now + untilNextChange(time, now) };
  if (watchers.size === 0) document.addEventListener('visibilitychange', catchUp);
  watchers.add(watcher);
  if (watcher.due < timerDue) schedule();
  return () => {
    watchers.delete(watcher);
    if (watchers.size > 0) return;
    document.removeEventListener('visibilitychange', catchUp);
    schedule();
  };
}
