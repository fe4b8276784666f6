import { checkBackend, type BackendCall } from '@gantry/notification-center/conformance';
import { expect, test } from 'vitest';
import { platformUnderTest, type Item } from '../testing/platformUnderTest.ts';

const isPage = ({ path }: BackendCall) => path.endsWith('GetFilteredNotifications');

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
