import { describe, expect, it } from 'vitest';
import type { FilterRequest } from '../NotificationClient.ts';
import type { ServiceRequest } from '@gantry/base/calls';
import { createHttpNotificationClient } from './createHttpNotificationClient.ts';
import { createLegacyJobService } from './createLegacyJobService.ts';
import { createWorkflowJobService } from './createWorkflowJobService.ts';

/** Gives every call the same answer and records the requests. */
function answering(answer: unknown) {
  const asked: ServiceRequest[] = [];
  const request = async (one: ServiceRequest) => {
    asked.push(one);
    return answer;
  };
  return { asked, request };
}

const job = { id: 'n/1', jobId: '0f8fad5b-d9cb-469f-a165-70867728950e', blobName: 'b 1', queueName: 'q' };
/** The legacy job service of a backend that answers so. */
const jobsOf = (answer: unknown) => {
  const { asked, request } = answering(answer);
  return { asked, jobs: createLegacyJobService({ request }) };
};
/** The client of such a backend. */
const clientOf = (answer: unknown) => {
  const { asked, request } = answering(answer);
  return { asked, client: createHttpNotificationClient({ request, userId: 'avery' }) };
};
const everything = { pageSize: 50, typeStatus: [], toDate: null };
const page = { notifications: [{ id: 'a' }], totalPages: 3 };

describe('the requests', () => {
  it('GET /api/notifications with query userId and dateTime.', async () => {
    const { asked, client } = clientOf([{ id: 'a' }]);
    expect(await client.getSince('2024-11-05T12:00:00.000Z')).toEqual([{ id: 'a' }]);
    const query = { userId: 'avery', dateTime: '2024-11-05T12:00:00.000Z' };
    expect(asked).toEqual([{ method: 'GET', path: '/api/notifications', query }]);
  });

  it.each([
    ['markAsRead', true],
    ['markAsUnread', false],
  ] as const)('PATCH /api/notifications/{id} with a JSON-patch body: %s', async (operation, value) => {
    const { asked, client } = clientOf({ id: 'n/1' });
    expect(await client[operation]('n/1')).toEqual({ id: 'n/1' });
    expect(asked).toEqual([
      {
        method: 'PATCH',
        path: '/api/notifications/n%2F1',
        body: [{ op: 'replace', path: '/read', value }],
        contentType: 'application/json-patch+json',
      },
    ]);
  });

  it('PUT /api/Notifications/MarkAsReadBulk with a list of ids.', async () => {
    const { asked, client } = clientOf(undefined);
    await client.markAllAsRead(['a', 'b']);
    expect(asked).toEqual([{ method: 'PUT', path: '/api/Notifications/MarkAsReadBulk', body: ['a', 'b'] }]);
  });

  it('POST /api/Notifications/GetFilteredNotifications with pageSize, typeStatus [{type, status}], toDate.', async () => {
    const { asked, client } = clientOf(page);
    const filter = { pageSize: 50, typeStatus: [{ type: 'todo', status: 'active' }], toDate: null };
    const { signal } = new AbortController();
    expect(await client.getFilteredNotifications(filter, signal)).toEqual(page);
    const path = '/api/Notifications/GetFilteredNotifications';
    expect(asked).toEqual([{ method: 'POST', path, body: filter, signal }]);
  });

  it('POST /api/Notifications/GetUnreadNotificationsCount returns a count.', async () => {
    const { asked, client } = clientOf(12);
    expect(await client.getUnreadCount()).toBe(12);
    expect(asked).toEqual([{ method: 'POST', path: '/api/Notifications/GetUnreadNotificationsCount', body: {} }]);
  });

  it('GET /api/UserBackgroundJobs/GetExportedFileUrl?id={id}: returns Url.', async () => {
    const { asked, jobs } = jobsOf({ Url: 'https://storage.example/f.pdf' });
    expect(await jobs.getExportedFileUrl(job)).toBe('https://storage.example/f.pdf');
    expect(asked).toEqual([
      { method: 'GET', path: '/api/UserBackgroundJobs/GetExportedFileUrl', query: { id: 'n/1' } },
    ]);
  });

  it('GET /api/UserBackgroundJobs/{id}.', async () => {
    const { asked, jobs } = jobsOf({ Id: 7, Description: 'Jobs', ResultData: '[]' });
    expect(await jobs.get(job)).toEqual({ id: '7', description: 'Jobs', resultData: '[]' });
    expect(asked).toEqual([{ method: 'GET', path: '/api/UserBackgroundJobs/n%2F1' }]);
  });

  it('POST /api/UserBackgroundJobs/RetryBackgroundJob?blobName&queueName.', async () => {
    const { asked, jobs } = jobsOf({});
    await jobs.retry(job);
    const query = { blobName: 'b 1', queueName: 'q' };
    expect(asked).toEqual([{ method: 'POST', path: '/api/UserBackgroundJobs/RetryBackgroundJob', query }]);
  });

  it('PUT /api/UserBackgroundJobs/CancellingBackgroundJob?id.', async () => {
    const { asked, jobs } = jobsOf({});
    await jobs.cancel(job);
    const path = '/api/UserBackgroundJobs/CancellingBackgroundJob';
    expect(asked).toEqual([{ method: 'PUT', path, query: { id: 'n/1' } }]);
  });

  it.each([
    ['retry', 'RetryJob'],
    ['cancel', 'CancelJob'],
  ] as const)('PUT fsoworkflowtasks/api/BackgroundJobs/…/{jobId}?userJobId={id}: %s', async (command, name) => {
    const { asked, request } = answering({});
    await createWorkflowJobService({ request })[command](job);
    const path = `/fsoworkflowtasks/api/BackgroundJobs/${name}/${job.jobId}`;
    expect(asked).toEqual([{ method: 'PUT', path, query: { userJobId: 'n/1' } }]);
  });
});

describe('a service that takes an empty typeStatus to mean no type', () => {
  /** Has these items, and answers a request without types with nothing if it is literal. */
  function serviceWith(items: readonly string[], isLiteral: boolean) {
    const asked: number[] = [];
    const request = ({ body }: ServiceRequest) => {
      // The client's own request.
      const { typeStatus, toDate } = body as FilterRequest;
      asked.push(typeStatus.length);
      const isEmpty = (isLiteral && typeStatus.length === 0) || toDate !== null;
      return Promise.resolve({ notifications: isEmpty ? [] : items.map((id) => ({ id })), totalPages: 1 });
    };
    return { asked, client: createHttpNotificationClient({ request, userId: 'avery' }) };
  }

  it('is asked for each known type by its name, from then on at once', async () => {
    const { asked, client } = serviceWith(['a'], true);
    expect((await client.getFilteredNotifications(everything)).notifications).toEqual([{ id: 'a' }]);
    await client.getFilteredNotifications(everything);
    expect(asked).toEqual([0, 5, 5]);
  });

  it.each([
    ['has shown that it takes it to mean every type', ['a'], [0, 0, 0]],
    ['has nothing', [], [0, 5, 0, 0, 5]],
  ])('is asked once if it %s', async (_, items, calls) => {
    const { asked, client } = serviceWith(items, false);
    await client.getFilteredNotifications(everything);
    await client.getFilteredNotifications({ ...everything, toDate: '2020-01-01T00:00:00.000Z' });
    await client.getFilteredNotifications(everything);
    expect(asked).toEqual(calls);
  });
});

describe('invalid answers', () => {
  const getPage = (answer: unknown) => clientOf(answer).client.getFilteredNotifications(everything);

  it.each<[expected: string, ask: (answer: unknown) => Promise<unknown>, answers: readonly unknown[]]>([
    ['a page of notifications', getPage, [null, 'text', '<html>', {}, { notifications: 'none' }]],
    [
      'the number of unread notifications',
      (answer) => clientOf(answer).client.getUnreadCount(),
      [null, '12', -1, 1.5, {}],
    ],
    ['a list of notifications', (answer) => clientOf(answer).client.getSince('2024'), [{}]],
    [
      "the exported file's address",
      (answer) => jobsOf(answer).jobs.getExportedFileUrl(job),
      [{}, { Url: '' }, { Url: 7 }, null],
    ],
  ])('what is not %s rejects', async (expected, ask, answers) => {
    for (const answer of answers) await expect(ask(answer), JSON.stringify(answer)).rejects.toThrow(expected);
  });

  it('keys are read in any letter case', async () => {
    const answer = { Notifications: [{ Id: 'x' }], TOTALPAGES: 2 };
    expect(await getPage(answer)).toEqual({ notifications: [{ Id: 'x' }], totalPages: 2 });
    expect(await jobsOf({ url: 'https://s/f' }).jobs.getExportedFileUrl(job)).toBe('https://s/f');
    expect(await jobsOf({ id: 7 }).jobs.get(job)).toMatchObject({ id: '7' });
  });

  it('a page without a number of pages is the last', async () => {
    expect((await getPage({ notifications: [], totalPages: 'many' })).totalPages).toBe(1);
  });

  it.each([
    [{ Id: 'x', ResultData: [{ line: 1 }] }, '[{"line":1}]'],
    [{ Id: 'x', ResultData: null }, null],
    [{ Id: 'x' }, null],
  ])('results may be text, JSON or missing: %j', async (answer, resultData) => {
    expect(await jobsOf(answer).jobs.get(job)).toMatchObject({ description: '', resultData });
  });

  it('an error never contains the answer', async () => {
    await expect(getPage({ notifications: 'a private text' })).rejects.not.toThrow('private');
  });
});
