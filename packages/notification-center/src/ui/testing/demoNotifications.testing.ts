import type { NotificationType } from '../../core/notification.ts';

/** Fields of a notification as a service sends them. */
export type WireFields = Readonly<Record<string, unknown>>;

const minute = 60_000;

/** Returns the time this many minutes ago, as a service sends it. */
export function minutesAgo(minutes: number): string {
  return new Date(Date.now() - minutes * minute).toISOString();
}

/** Creates an item with dates `age` minutes ago. */
export function item(id: string, age: number, fields: WireFields): WireFields {
  const at = minutesAgo(age);
  return { id, read: false, dateTime: at, createdDate: at, lastModifiedDate: at, ...fields };
}

const north = { program: 'NFB', programName: 'Northern Fiber Build' };
const tower = { program: 'TWR', programName: 'Tower Modernization' };

/** Creates the maker of one type of item. What an item has of its own stands over what all of its type have. */
const makerOf =
  (ownFields: WireFields, ownPayload: WireFields) =>
  (id: string, age: number, payload: WireFields = {}, fields: WireFields = {}): WireFields =>
    item(id, age, { ...ownFields, ...fields, payload: { ...ownPayload, ...payload } });

/** A to-do item. */
export const todo = makerOf(
  { type: 'todo', title: 'Approve the closeout package of site DAL-0417' },
  { ...north, status: 'active', route: 'apps/closeoutApproval' },
);

const exportOf = makerOf(
  { type: 'export', title: 'Jobs export' },
  { ...tower, retryEnabled: true, cancellationEnabled: true },
);

/** Creates an export with the given status. */
export const exportJob = (id: string, age: number, status: string, payload: WireFields = {}, fields?: WireFields) =>
  exportOf(id, age, { status, ...payload }, fields);

const importOf = makerOf({ type: 'import', title: 'Jobs import' }, { ...north, cancellationEnabled: true });

/** Creates an import with the given status. */
export const importJob = (id: string, age: number, status: string, payload: WireFields = {}, fields?: WireFields) =>
  importOf(id, age, { status, ...payload }, fields);

/** An announcement. */
export const announcement = makerOf(
  { type: 'announcement', title: 'Planned maintenance on Saturday' },
  {
    description:
      'Exports and imports started after 18:00 wait until Sunday morning. What is running by then is finished first; nothing has to be started again.',
  },
);

/** One item of each type, newest first: the story "In Several Types" shows them all. */
export const oneOfEachType: Readonly<Record<NotificationType, WireFields>> = {
  export: exportJob('each-export', 1, 'completed', { percentage: 100 }),
  import: importJob('each-import', 2, 'running', { percentage: 35 }),
  todo: todo('each-todo', 3),
  announcement: announcement('each-announcement', 4, { priority: 'medium' }),
  requests: item('each-requests', 5, {
    type: 'requests',
    title: 'Access to Vendor Portal requested',
    payload: { ...tower, status: 'Waiting for approval' },
  }),
  other: item('each-other', 6, {
    type: 'video-call',
    title: 'Incoming video call',
    payload: { description: 'Room 12' },
  }),
};

/** Creates a mix of items as after a working day, newest first. */
export function workingDay(): readonly WireFields[] {
  return [
    exportJob('e1', 1, 'running', { percentage: 62 }, { title: 'Closeout documents export' }),
    todo('t1', 4, {
      priority: 'high',
      poNumber: '4500017733',
      description:
        'The package lacks the as-built drawing of sector B. Ask the crew foreman for it, or approve with a remark; the invoice of the general contractor waits for your answer.',
    }),
    importJob('i1', 9, 'completed', { percentage: 100, results: true }),
    exportJob(
      'e2',
      17,
      'failed',
      { error: 'The report server closed the connection.' },
      { title: 'Work orders export' },
    ),
    announcement('a1', 45, { priority: 'medium' }),
    exportJob('e3', 70, 'completed', { percentage: 100 }, { read: true, title: 'Site candidates export' }),
    todo('t2', 130, { priority: 'medium' }, { title: 'Assign a crew to work order 88213', read: true }),
    importJob('i2', 190, 'enqueued', {}, { title: 'GC Firm Update' }),
    item('r1', 260, {
      type: 'requests',
      title: 'Access to Vendor Portal requested',
      payload: { ...tower, status: 'Waiting for approval', description: 'Mara Lindqvist asks for access as a viewer.' },
    }),
    exportJob('e4', 400, 'cancelled', {}, { read: true, title: 'Purchase orders export' }),
    todo('t3', 1500, { status: 'done' }, { title: 'Review the daily field report of 12 November', read: true }),
    announcement(
      'a2',
      3000,
      { description: 'Logistics has a view for wall screens.' },
      { read: true, title: 'New in November' },
    ),
  ];
}

/** Creates items of today, yesterday and last month, newest first. */
export function severalDays(): readonly WireFields[] {
  const yesterdayNoon = new Date();
  yesterdayNoon.setDate(yesterdayNoon.getDate() - 1);
  yesterdayNoon.setHours(12, 0, 0, 0);
  const sinceYesterday = (Date.now() - yesterdayNoon.getTime()) / minute;
  return [
    exportJob('d1', 0, 'running', { percentage: 62 }, { title: 'Closeout documents export' }),
    todo('d2', 0, { priority: 'high', poNumber: '4500017733' }),
    importJob('d3', sinceYesterday, 'completed', { percentage: 100, results: true }),
    todo('d4', sinceYesterday + 30, {}, { title: 'Assign a crew to work order 88213', read: true }),
    announcement('d5', 30 * 24 * 60),
    exportJob('d6', 31 * 24 * 60, 'completed', { percentage: 100 }, { read: true, title: 'Site candidates export' }),
  ];
}

/** Creates a large number of exports, newest first. */
export function manyExports(count: number): readonly WireFields[] {
  return Array.from({ length: count }, (_, index) =>
    exportJob(`m${index}`, index, 'completed', { percentage: 100 }, { title: `Export ${index + 1}`, read: index > 4 }),
  );
}
