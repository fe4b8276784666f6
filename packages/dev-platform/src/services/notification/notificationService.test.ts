import { describe, expect, test } from 'vitest';
import type { Notification, NotificationInput } from '../../state/index.ts';
import { servicesUnderTest } from '../../testing/servicesUnderTest.ts';

const minute = (index: number) => new Date(Date.UTC(2026, 0, 1, 0, index)).toISOString();

/** A service in which emil has only these notifications, oldest first. */
function withNotifications(inputs: readonly NotificationInput[]) {
  const services = servicesUnderTest();
  for (const [index, input] of inputs.entries()) {
    services.state.notifications.save('emil', { id: String(index), lastModifiedDate: minute(index), ...input });
  }
  const filter = async (body: object) =>
    (await services.call('/notification/api/Notifications/GetFilteredNotifications', {
      user: 'emil',
      method: 'POST',
      body: { pageSize: 50, typeStatus: [], toDate: null, ...body },
    })) as { notifications: Notification[]; totalPages: number };
  return { ...services, filter };
}

describe('which notifications a filter lists', () => {
  const { filter } = withNotifications([
    { type: 'todo', payload: { status: 'active' } },
    { type: 'todo', payload: { status: 'done' } },
    { type: 'todo', payload: {} },
    { type: 'todo', payload: { status: 'active' }, delete: true },
    { type: 'export', payload: { status: 'Running' } },
    { type: 'export', payload: { status: 'completed' } },
    { type: 'Announcement', payload: {} },
    { type: 'survey', payload: {} },
  ]);

  test.each([
    { rule: 'empty typeStatus is every type, newest first', typeStatus: [], ids: '76543210' },
    { rule: 'a to-do without a status is active', typeStatus: [{ type: 'todo', status: 'active' }], ids: '20' },
    { rule: 'a deleted to-do is done', typeStatus: [{ type: 'todo', status: 'done' }], ids: '31' },
    { rule: 'an empty status is any status', typeStatus: [{ type: 'export', status: '' }], ids: '54' },
    { rule: 'a status in any case', typeStatus: [{ type: 'export', status: 'RUNNING' }], ids: '4' },
    { rule: 'a type in any case', typeStatus: [{ type: 'announcement', status: '' }], ids: '6' },
    {
      rule: 'several types',
      typeStatus: [
        { type: 'survey', status: '' },
        { type: 'export', status: 'completed' },
      ],
      ids: '75',
    },
    { rule: 'a type nobody has', typeStatus: [{ type: 'import', status: '' }], ids: '' },
  ])('$rule', async ({ typeStatus, ids }) => {
    const { notifications } = await filter({ typeStatus });
    expect(notifications.map(({ id }) => id).join('')).toBe(ids);
  });
});

describe('read marks', () => {
  const patch = '/notification/api/notifications/0';
  const jsonPatch = { user: 'emil', method: 'PATCH', contentType: 'application/json-patch+json' } as const;

  const read = [{ op: 'replace', path: '/read', value: true }];

  test.each([
    { status: 400, why: 'another operation', body: [{ op: 'remove', path: '/read' }] },
    { status: 400, why: 'another field', body: [{ op: 'replace', path: '/title', value: 'x' }] },
    { status: 400, why: 'no boolean', body: [{ op: 'replace', path: '/read', value: 'true' }] },
    { status: 400, why: 'no list', body: { op: 'replace', path: '/read', value: true } },
    { status: 400, why: 'nothing to do', body: [] },
    { status: 415, why: 'plain JSON', contentType: 'application/json', body: read },
    { status: 404, why: 'someone else’s', user: 'noor', body: read },
  ])('PATCH answers $status for $why', async ({ status, why, ...request }) => {
    const { send, state } = withNotifications([{ type: 'export' }]);
    expect((await send(patch, { ...jsonPatch, ...request })).status, why).toBe(status);
    expect(state.notifications.get('emil', '0')?.read).toBe(false);
  });
});

test.each(['userId=emil&dateTime=yesterday', 'userId=emil', 'dateTime=2026-01-01T00:00:00Z'])(
  'the changes since a moment are refused to %s',
  async (query) => {
    const { send } = withNotifications([]);
    expect((await send(`/notification/api/notifications?${query}`, { user: 'emil' })).status).toBe(400);
  },
);

test.each([
  { pageSize: 0 },
  { pageSize: 1.5 },
  { toDate: 'yesterday' },
  { typeStatus: 'todo' },
  { typeStatus: [{ status: 'done' }] },
])('GetFilteredNotifications refuses %j', async (wrong) => {
  const { send } = withNotifications([]);
  const body = { pageSize: 50, typeStatus: [], toDate: null, ...wrong };
  const path = '/notification/api/Notifications/GetFilteredNotifications';
  expect((await send(path, { user: 'emil', method: 'POST', body })).status).toBe(400);
});
