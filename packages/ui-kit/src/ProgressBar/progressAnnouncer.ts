import { announce } from '../announcer/announce.ts';

/** The minimum time (ms) between two announcements, for all bars together. */
const interval = 5000;

interface Report {
  readonly text: string;
  readonly locale: string;
}

/** The next report of each bar, by its id. A newer report replaces the older one. */
const waiting = new Map<string, Report>();
let lastSaid = Number.NEGATIVE_INFINITY;
let timer: ReturnType<typeof setTimeout> | undefined;

function sayNext(): void {
  timer = undefined;
  const [next] = waiting;
  if (!next) return;
  const [id, report] = next;
  waiting.delete(id);
  lastSaid = Date.now();
  announce(report.text, { locale: report.locale });
  schedule();
}

function schedule(): void {
  if (timer !== undefined || waiting.size === 0) return;
  const wait = lastSaid + interval - Date.now();
  if (wait <= 0) sayNext();
  else timer = setTimeout(sayNext, wait);
}

/** Queues the progress of a bar. One message is announced in 5 s over all bars, with the newest report of each. */
export function announceProgress(id: string, report: Report): void {
  waiting.set(id, report);
  schedule();
}

/** Drops the report of a bar that left the page. */
export function withdrawProgress(id: string): void {
  waiting.delete(id);
  if (waiting.size > 0) return;
  clearTimeout(timer);
  timer = undefined;
}

export function announceOutcome(id: string, report: Report): void {
  withdrawProgress(id);
  announce(report.text, { locale: report.locale });
}
