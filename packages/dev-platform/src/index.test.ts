import { HubConnectionBuilder, LogLevel } from '@microsoft/signalr';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startGantry } from './index.ts';
import type { Gantry } from './index.ts';
import { controlOf, signIn } from './testing/testPlatform.ts';

let gantry: Gantry;
let headers: Record<string, string>;
let token: string;
beforeAll(async () => {
  gantry = await startGantry({ portalPort: 4000, platformPort: 0, portal: 'none' });
  token = (await signIn(gantry.platformOrigin, 'avery')).access_token;
  headers = { authorization: `Bearer ${token}`, program: 'NWX', 'content-type': 'application/json' };
});
afterAll(() => gantry.close());

const call = async (path: string, init: RequestInit = {}) => {
  const answer = await fetch(`${gantry.platformOrigin}${path}`, { ...init, headers });
  expect(answer.status, path).toBe(200);
  return (await answer.json()) as unknown;
};

it('runs an export from its start, over the hub, to its file', async () => {
  const hub = new HubConnectionBuilder()
    .withUrl(`${gantry.platformOrigin}/notification/notificationHub`, { accessTokenFactory: () => token })
    .configureLogging(LogLevel.None)
    .build();
  const statuses: string[] = [];
  hub.on('Notification', ({ payload }: { payload: { status: string } }) => statuses.push(payload.status));
  await hub.start();

  const unread = await call('/notification/api/Notifications/GetUnreadNotificationsCount', {
    method: 'POST',
    body: '{}',
  });
  const started = await controlOf(gantry.platformOrigin)('POST', '/jobs', {
    user: 'avery',
    kind: 'export',
    title: 'Schedule jobs export',
    file: 'pdf',
    program: 'NWX',
    steps: 1,
    stepMs: 10,
  });
  const { id } = (await started.json()) as { id: string };
  await expect.poll(() => statuses).toEqual(['enqueued', 'running', 'running', 'completed']);
  await hub.stop();

  const after = await call('/notification/api/Notifications/GetUnreadNotificationsCount', {
    method: 'POST',
    body: '{}',
  });
  expect(after).toBe(Number(unread) + 1);
  const { Url } = (await call(`/application/api/UserBackgroundJobs/GetExportedFileUrl?id=${id}`)) as { Url: string };
  const file = await fetch(Url);
  expect(file.headers.get('content-type')).toBe('application/pdf');
  expect(file.headers.get('content-disposition')).toContain('schedule-jobs-export.pdf');
});
