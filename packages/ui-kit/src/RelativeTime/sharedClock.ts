import { untilNextChange } from './formatRelativeTime.ts';

/** Changes that fall within this time (ms) of each other are one. */
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
    watcher.onChange();
  }
  schedule();
}

/** A page that was hidden or asleep has missed its timers. */
function catchUp(): void {
  if (document.visibilityState === 'visible') tick();
}

/**
 * Calls back when the relative time of a moment (ms since 1970) may read differently, a second late at most. However many
 * moments are watched, there is one timer.
 * @returns what ends the watch.
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
