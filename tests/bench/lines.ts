import { median, type ListFigures } from './measureList.ts';
import type { LiveFigures } from './measureLive.ts';
import type { Line } from './report.ts';
import type { SubjectPage } from './subjects.ts';

/** The lengths of list that are measured. */
export const lengths = { short: 50, long: 10_000 };

/** The list figures of every run, keyed by page name and list length; see {@link runKey}. */
export type ListRuns = ReadonlyMap<string, readonly ListFigures[]>;

/** The key of a page and a length in {@link ListRuns}. */
export function runKey(name: SubjectPage['name'], count: number): string {
  return `${name} ${count}`;
}

function middle(runs: ListRuns, name: SubjectPage['name'], count: number, read: (figures: ListFigures) => number) {
  const found = runs.get(runKey(name, count));
  return found === undefined ? null : median(found.map(read));
}

/** Compares the cost of a list on each page. The limits apply to the last page. */
export function listLines(subjects: readonly SubjectPage[], runs: ListRuns): readonly Line[] {
  const { short, long } = lengths;
  const of = (count: number, read: (figures: ListFigures) => number) =>
    subjects.map(({ name }) => middle(runs, name, count, read));
  const first = (count: number): Line => ({
    label: `an app’s first list, ${count.toLocaleString('en')} items, ms from the answer until painted`,
    values: of(count, (f) => f.firstMount),
    limit: { kind: 'ratio', most: 4 },
  });
  const firstTask = (count: number): Line => ({
    label: '  longest task over 50 ms',
    values: of(count, (f) => f.firstMountTask),
    digits: 0,
    limit: { kind: 'value', most: 50 },
  });
  return [
    first(short),
    firstTask(short),
    first(long),
    firstTask(long),
    {
      label: 'mounting a list of 10,000 items again, ms until painted',
      values: of(long, (f) => f.mount),
      limit: { kind: 'ratio', most: 3 },
    },
    { label: '  processor time of it, ms', values: of(long, (f) => f.mountProcessor) },
    { label: '  from the service’s answer as text, ms until painted', values: of(long, (f) => f.fromAnswer) },
    {
      label: 'JS heap of 10,000 items, MB',
      values: of(long, (f) => f.heap / 1e6),
      limit: { kind: 'value', most: 6 },
    },
    {
      label: '1,000 updates at 10,000 rows, ms of processor',
      values: of(long, (f) => f.updates),
      digits: 0,
      limit: { kind: 'ratio', most: 5.5 },
    },
    { label: '  the same at 50 rows', values: of(short, (f) => f.updates), digits: 0 },
    { label: '  all at once at 10,000 rows', values: of(long, (f) => f.burst), digits: 0 },
    {
      label: '  longest task over 50 ms',
      values: of(long, (f) => f.longestTask),
      digits: 0,
      limit: { kind: 'value', most: 50 },
    },
    { label: 'mounting a list of 50 items again, ms until painted', values: of(short, (f) => f.mount) },
  ];
}

/** Compares updates of a short list with updates of a long one. */
export function flatLines(subjects: readonly SubjectPage[], runs: ListRuns): readonly Line[] {
  return subjects.map(({ name, label }) => ({
    label: `  ${label}`,
    values: [lengths.short, lengths.long].map((count) => middle(runs, name, count, ({ updates }) => updates)),
    digits: 0,
    ...(name === 'gantry' && { limit: { kind: 'ratio' as const, most: 1.25 } }),
  }));
}

/** Reports how soon the portal shows an event. */
export function liveLines(runs: readonly LiveFigures[]): readonly Line[] {
  const line = (label: string, read: (figures: LiveFigures) => number, most?: number): Line => ({
    label,
    values: [median(runs.map(read))],
    digits: 0,
    ...(most !== undefined && { limit: { kind: 'value', most } }),
  });
  return [
    line('a missed item, from the connection being back to shown, ms', (f) => f.caughtUp, 1000),
    line('  from the cut, with a random wait of a second at most, ms', (f) => f.backAfterCut),
    line('a read in one tab, shown in another, ms', (f) => f.readElsewhere, 100),
    line('the leading tab closed, to the next tab’s item shown, ms', (f) => f.takenOver, 2000),
    line('requests that a burst of 20 events causes', (f) => f.burstRequests, 1),
  ];
}
