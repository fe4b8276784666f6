/** The list that a page starts with, and the one that is measured. */
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

/** As many as fill any of the lists: the jobs that run, whose progress is what changes. */
export const runningCount = 8;

/**
 * The item at a place in a list, newest first.
 * @param version counts its changes; each one moves its progress and its time on.
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
      // Forward alone, as a bar never goes back.
      percentage: isRunning ? Math.min(99, 1 + index + Math.floor(version / 50)) : 100,
      description: `${version * 7} of 40000 rows: sites, crews and dates of region ${index % 40}, with what has changed since`,
      cancellationEnabled: true,
      retryEnabled: true,
    },
  };
}

/** The service's answer, as text, with so many items. */
export function answerOf(list: ListName, count: number): string {
  const notifications = Array.from({ length: count }, (_, index) => itemAt(list, index));
  return JSON.stringify({ notifications, totalPages: 1 });
}

/** Reads the service's answer as it came. */
export function readAnswer(answer: string): readonly WireItem[] {
  return (JSON.parse(answer) as { notifications: WireItem[] }).notifications;
}

/** Reads the service's answer as a page that trusts its service would: newest first. */
export function readSorted(answer: string): readonly WireItem[] {
  return readAnswer(answer).toSorted((one, other) => (one.lastModifiedDate < other.lastModifiedDate ? 1 : -1));
}

/** The text of an item's action. */
export function actionOf({ payload }: WireItem): string {
  return payload.status === 'running' ? 'Cancel' : 'Download';
}

const relative = new Intl.RelativeTimeFormat('en', { style: 'short' });

/** How long ago the item changed, in words. */
export function ageOf({ dateTime }: WireItem): string {
  const minutes = Math.round((Date.parse(dateTime) - now) / minute);
  if (minutes > -60) return relative.format(minutes, 'minute');
  return minutes > -1440
    ? relative.format(Math.round(minutes / 60), 'hour')
    : relative.format(Math.round(minutes / 1440), 'day');
}
