/** A page starts with `imports`; the benchmark measures `exports`. */
export type ListName = 'imports' | 'exports';

/** A notification as the service sends it. */
export interface WireItem {
  readonly id: string;
  readonly type: 'import' | 'export';
  readonly title: string;
  readonly read: boolean;
  readonly delete: boolean;
  readonly dateTime: string;
  readonly createdDate: string;
  readonly lastModifiedDate: string;
  readonly payload: {
    readonly program: string;
    readonly programName: string;
    readonly status: string;
    readonly percentage: number;
    readonly description: string;
    readonly cancellationEnabled: boolean;
    readonly retryEnabled: boolean;
  };
}

const minute = 60_000;
const now = Date.now();
const titles = ['Jobs export', 'Work orders export', 'Closeout documents export', 'Purchase orders export'] as const;
const programs = [
  ['NWX', 'Northwind Wireless Expansion'],
  ['HFR', 'Harbor Fiber Rollout'],
  ['CPT', 'Cascade Peaks Towers'],
] as const;

/** The number of running jobs. They fill the visible part of any list, and their progress is what changes. */
export const runningCount = 8;

/**
 * Returns the item at a position in a list, newest first.
 * @param version counts its changes. Each change increases its progress and its time.
 */
export function itemAt(list: ListName, index: number, version = 0): WireItem {
  const isRunning = index < runningCount;
  const [program, programName] = programs[index % programs.length] ?? programs[0];
  const created = new Date(now - (index + 10) * minute).toISOString();
  const modified = new Date(now - (index + 5) * minute + version).toISOString();
  return {
    id: `${list === 'exports' ? '0b7c2f4e' : '6d02e9a1'}-51d8-4a6b-9c3e-${String(index).padStart(12, '0')}`,
    type: list === 'exports' ? 'export' : 'import',
    title: titles[index % titles.length] ?? titles[0],
    read: index % 3 !== 0,
    delete: false,
    dateTime: modified,
    createdDate: created,
    lastModifiedDate: modified,
    payload: {
      program,
      programName,
      status: isRunning ? 'running' : 'completed',
      // Progress only increases, as a progress bar never goes back.
      percentage: isRunning ? Math.min(99, 1 + index + Math.floor(version / 50)) : 100,
      description: `${version * 7} of 40000 rows: sites, crews and dates of region ${index % 40}, with what has changed since`,
      cancellationEnabled: true,
      retryEnabled: true,
    },
  };
}

/** Returns the service's answer with this many items, as text. */
export function answerOf(list: ListName, count: number): string {
  const notifications = Array.from({ length: count }, (_, index) => itemAt(list, index));
  return JSON.stringify({ notifications, totalPages: 1 });
}

/** Parses the service's answer and keeps its order. */
export function readAnswer(answer: string): readonly WireItem[] {
  return (JSON.parse(answer) as { notifications: WireItem[] }).notifications;
}

/** Parses the service's answer without validation and sorts it, newest first. */
export function readSorted(answer: string): readonly WireItem[] {
  return readAnswer(answer).toSorted((one, other) => (one.lastModifiedDate < other.lastModifiedDate ? 1 : -1));
}

/** Returns the label of an item's action. */
export function actionOf({ payload }: WireItem): string {
  return payload.status === 'running' ? 'Cancel' : 'Download';
}

const relative = new Intl.RelativeTimeFormat('en', { style: 'short' });

/** Returns the time since the item changed, in words. */
export function ageOf({ dateTime }: WireItem): string {
  const minutes = Math.round((Date.parse(dateTime) - now) / minute);
  if (minutes > -60) return relative.format(minutes, 'minute');
  return minutes > -1440
    ? relative.format(Math.round(minutes / 60), 'hour')
    : relative.format(Math.round(minutes / 1440), 'day');
}
