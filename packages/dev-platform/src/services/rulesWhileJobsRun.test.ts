import {
  backendRules,
  checkBackend,
  type BackendCall,
  type BackendListening,
} from '@gantry/notification-center/conformance';
import { expect, test } from 'vitest';
import { isPage, platformUnderTest, type Item } from '../testing/platformUnderTest.ts';

/** A backend where a job changes the second notification before each of so many lists. */
function whileJobsRun(lists: number, patienceMs: number) {
  const { userId, call } = platformUnderTest();
  let left = lists;
  const changeSecond = async (list: BackendCall) => {
    const page = await call({ ...list, body: { pageSize: 2, typeStatus: [], toDate: null } });
    // The platform keeps the rule of pages.
    const { id, read } = (page.body as { notifications: Item[] }).notifications[1]!;
    const body = [{ op: 'replace', path: '/read', value: !read }];
    const contentType = 'application/json-patch+json';
    const path = `/api/notifications/${id}`;
    const { status } = await call({ service: 'notification', method: 'PATCH', path, body, contentType });
    expect(status).toBe(200);
  };
  return {
    userId,
    patienceMs,
    async call(asked: BackendCall) {
      if (isPage(asked) && left > 0) {
        left -= 1;
        await changeSecond(asked);
      }
      return call(asked);
    },
  };
}

const problemsOf = async (backend: ReturnType<typeof whileJobsRun>) =>
  (await checkBackend(backend)).flatMap(({ problem }) => problem ?? []);

test('a job that changes notifications while the rules read them breaks no rule', async () => {
  expect(await problemsOf(whileJobsRun(40, 20_000))).toEqual([]);
});

test('jobs that never end are named as the reason', async () => {
  const sentence = expect.stringContaining('Check with a user whose jobs have ended.');
  expect(await problemsOf(whileJobsRun(Infinity, 300))).toContainEqual(sentence);
});

test('an export that completes before its cancellation comes breaks no rule: another one is cancelled', async () => {
  const platform = platformUnderTest();
  const rule = backendRules.find(({ name }) => name.startsWith('an export can be cancelled'));
  const newestStatus = async () => {
    const body = { pageSize: 1, typeStatus: [{ type: 'export', status: '' }], toDate: null };
    const path = '/api/Notifications/GetFilteredNotifications';
    const page = await platform.call({ service: 'notification', method: 'POST', path, body });
    // The platform keeps the rule of pages.
    return (page.body as { notifications: Item[] }).notifications[0]?.payload.status;
  };
  const statuses: number[] = [];
  await rule?.check({
    ...platform,
    async call(asked) {
      const isCancel = asked.path.includes('CancelJob');
      if (isCancel && statuses.length === 0) await expect.poll(newestStatus).toBe('completed');
      const answer = await platform.call(asked);
      if (isCancel) statuses.push(answer.status);
      return answer;
    },
  });
  expect(statuses).toEqual([409, 200]);
});

test('a hub that still sends the change before breaks no rule', async () => {
  const platform = platformUnderTest();
  const rule = backendRules.find(({ name }) => name.startsWith('a change is stored before'));
  const listeners = new Set<BackendListening['onEvent']>();
  const later: (() => void)[] = [];
  const onEvent: BackendListening['onEvent'] = (...event) =>
    void later.push(() => listeners.forEach((tell) => tell(...event)));
  await platform.listen?.({ hasToken: true, onEvent });
  const sendLate = () => later.splice(0).forEach((send) => send());
  await rule?.check({
    ...platform,
    async listen(given) {
      listeners.add(given.onEvent);
      return async () => void listeners.delete(given.onEvent);
    },
    async call(asked) {
      if (asked.method !== 'PATCH' || listeners.size === 0) return platform.call(asked);
      sendLate();
      const answer = await platform.call(asked);
      sendLate();
      return answer;
    },
  });
});
