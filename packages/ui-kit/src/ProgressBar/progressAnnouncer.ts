import { announce } from '../announcer/index.ts';

/** Progress is said at most once in this time (ms), however many bars are moving. */
const interval = 5000;

interface Report {
  readonly text: string;
  readonly locale: string;
}

/** What each bar would say next; a newer report of a bar takes the place of its older one. */
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

/** Has a bar's progress said when its turn comes: one message in 5 s over all bars, the newest of each. */
export function announceProgress(id: string, report: Report): void {
  waiting.set(id, report);
  schedule();
}

/** Forgets what a bar had to say, as it left the page. */
export function withdrawProgress(id: string): void {
  waiting.delete(id);
  if (waiting.size > 0) return;
  clearTimeout(timer);
  timer = undefined;
}

/** Has the end of a bar's work said at once. */
export function announceOutcome(id: string, report: Report): void {
  withdrawProgress(id);
  announce(report.text, { locale: report.locale });
}
