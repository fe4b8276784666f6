import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { SupplyItem } from '../../seed/supplyItems.ts';
import { servicesUnderTest } from '../../testing/servicesUnderTest.ts';

// Timers drive the jobs.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

const start = '/base/fsoworkflowtasks/api/BackgroundJobs/Start';
const program = 'NWX';

describe('jobs of the workflow service', () => {
  test.each([
    { kind: 'export', title: '', file: 'xlsx' },
    { kind: 'export', title: 'Items', file: 'docx' },
    { kind: 'clean', title: 'Items' },
  ])('refuses %j', async (body) => {
    expect((await servicesUnderTest().send(start, { method: 'POST', body, program })).status).toBe(400);
  });

  test('a command for a job that is not the notification’s is refused', async () => {
    const { call, send, state } = servicesUnderTest();
    const body = { kind: 'export', title: 'Items', file: 'pdf' };
    const { id } = (await call(start, { method: 'POST', body, program })) as { id: string };
    const cancel = (jobId: string) =>
      send(`/base/fsoworkflowtasks/api/BackgroundJobs/CancelJob/${jobId}?userJobId=${id}`, { method: 'PUT' });
    expect((await cancel('00000000-0000-0000-0000-000000000000')).status).toBe(404);
    const jobId = state.notifications.get('avery', id)?.payload.jobId ?? '';
    expect((await cancel(jobId)).status).toBe(200);
    expect((await cancel(jobId)).status).toBe(409);
  });
});

describe('the data of sub-applications', () => {
  test('the items of the program, and one item', async () => {
    const { call, send } = servicesUnderTest();
    const items = (await call('/base/supplychain/api/Items', { program })) as SupplyItem[];
    expect(items).toHaveLength(24);
    expect(await call('/base/supplychain/api/Items/5003', { program })).toEqual(items[2]);
    expect((await send('/base/supplychain/api/Items/9', { program })).status).toBe(404);
    expect((await send('/base/supplychain/api/Items')).status).toBe(400);
    expect((await send('/base/supplychain/api/Items', { program, user: 'noor' })).status).toBe(403);
  });

  test.each(['adminCenter', 'fieldServiceOperations', 'workflow', 'questionnaire', 'microScopeManagement'])(
    'records of %s',
    async (route) => {
      const { call, send } = servicesUnderTest();
      expect(await call(`/base/records/api/${route}`, { program })).toMatchObject({
        caption: expect.any(String) as string,
      });
      expect((await send(`/base/records/api/${route}`, { program, user: 'emil' })).status).toBe(403);
    },
  );

  test('a route without a table has no records', async () => {
    expect((await servicesUnderTest().send('/base/records/api/userLogout', { program })).status).toBe(404);
  });
});
