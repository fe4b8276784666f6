import { readSheet } from 'read-excel-file/node';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { programs } from '../seed/programs.ts';
import { createState, notificationStatus } from '../state/index.ts';
import type { Notification, State } from '../state/index.ts';
import { createJobs } from './jobs.ts';
import type { JobRequest, Jobs } from './model.ts';

const guid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;
const date = '2026-01-01T00:00:00.000Z';
const dates = { dateTime: date, createdDate: date, lastModifiedDate: date };
const seeded = (id: string, type: string, payload: Notification['payload']): Notification => {
  return { id, type, title: 'Seeded', read: true, delete: false, ...dates, payload };
};

let state: State;
let jobs: Jobs;
let events: Notification[];

beforeEach(() => {
  vi.useFakeTimers();
  state = createState({
    programs: [{ id: 'NWX', name: 'Northwest Crossing' }],
    notifications: () => [
      seeded('done', 'export', { status: 'Completed', percentage: 100, blobName: 'x.pdf', queueName: 'q' }),
      seeded('failed', 'export', { status: 'failed', blobName: 'y.xlsx', queueName: 'q', errorMessage: 'No.' }),
      seeded('read', 'import', { status: 'completed', description: '12 sites from a workbook.' }),
      seeded('note', 'announcement', {}),
    ],
  });
  jobs = createJobs(state);
  events = [];
  state.notifications.onDelivery(({ notifications }) => events.push(...notifications));
});
afterEach(() => {
  jobs.reset();
  vi.useRealTimers();
});

const start = (request: Partial<JobRequest> = {}) =>
  jobs.start({ user: 'avery', kind: 'export', title: 'Jobs export', steps: 3, stepMs: 100, ...request });
const told = () => events.map((event) => [notificationStatus(event), event.payload.percentage]);
const notificationOf = (id: string) => state.notifications.get('avery', id);

describe('a job', () => {
  it('becomes unread when it ends', () => {
    const id = start();
    state.notifications.update('avery', id, { read: true });
    vi.advanceTimersByTime(400);
    expect(notificationOf(id)?.read).toBe(true);
    vi.advanceTimersByTime(10_000);
    expect(notificationOf(id)?.read).toBe(false);
  });

  it('of the workflow engine has a GUID and no flags', () => {
    const id = start({ engine: 'workflow', outcome: 'failed' });
    vi.advanceTimersByTime(10_000);
    const payload = notificationOf(id)?.payload;
    expect(payload?.jobId).toMatch(guid);
    expect(payload).not.toHaveProperty('retryEnabled');
    expect(payload).not.toHaveProperty('cancellationEnabled');
  });

  it('stops at a reset', () => {
    start();
    jobs.reset();
    vi.advanceTimersByTime(10_000);
    expect(told()).toEqual([['enqueued', 0]]);
  });
});

it('a command finds a job by the blob of its upload', () => {
  const { blobName = '', queueName = '' } = notificationOf(start())?.payload ?? {};
  expect(jobs.findByBlob('avery', blobName, queueName)?.title).toBe('Jobs export');
  expect(jobs.findByBlob('avery', 'y.xlsx', 'q')?.id).toBe('failed');
  expect(jobs.findByBlob('avery', 'y.xlsx', 'other')).toBeNull();
});

describe('the result of a job', () => {
  /** Reads the workbook of an export that has completed. */
  const readExport = async (id: string) => {
    vi.advanceTimersByTime(10_000);
    vi.useRealTimers();
    const file = state.files.get((await jobs.exportedFile('avery', id)) ?? '') ?? expect.fail();
    return readSheet(Buffer.from(file.bytes));
  };

  it.each([
    ['Jobs: all / [open]', ['Job', 'Site', 'Milestone', 'Status', 'Crew', 'Planned start', 'Planned finish'], 40],
    ['Item management export', ['Item', 'Name', 'Warehouse', 'In stock', 'Reserved'], 24],
    ['Work orders export', ['Work order', 'Site', 'Crew', 'Due', 'Status'], 12],
    ['Vendor purchase orders export', ['Purchase order', 'Vendor', 'Site', 'Material', 'Amount', 'Status'], 12],
  ])('holds the table of its module: %s', async (title, columns, count) => {
    const id = start({ title, program: 'NWX' });
    expect(await jobs.exportedFile('avery', id)).toBeNull();
    const [header, ...rows] = await readExport(id);
    expect(header).toEqual(columns);
    expect(rows).toHaveLength(count);
  });

  it('holds the lines of every program if the job belongs to none', async () => {
    expect(await readExport(start())).toHaveLength(1 + 40 * programs.length);
  });

  it('is nothing for an import, a failed export or an announcement', async () => {
    for (const id of ['read', 'failed', 'note']) expect(await jobs.exportedFile('avery', id), id).toBeNull();
  });

  it('has a line for each imported line', () => {
    const results = [{ line: 2, item: 'A', outcome: 'created', message: 'Added.' }] as const;
    const id = start({ kind: 'import', results });
    expect(jobs.get('avery', id)?.results).toBeNull();
    vi.advanceTimersByTime(10_000);
    expect(jobs.get('avery', id)?.results).toEqual(results);
    expect(notificationOf(id)?.payload.results).toBe('1 lines read.');
    expect(jobs.get('avery', 'read')?.results).toHaveLength(12);
  });
});
