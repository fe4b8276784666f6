import { moduleIds } from '@gantry/portal-shell/contracts';
import { describe, expect, test } from 'vitest';
import { dashboardItemsOf, dashboardsOf } from './dashboards.ts';
import { modules } from './modules.ts';
import { permissionsOf, permittedGroups } from './permissions.ts';
import { programs } from './programs.ts';
import { findPurchaseOrder, purchaseOrders } from './purchaseOrders.ts';
import { seed } from './seed.ts';

const now = new Date('2026-01-15T12:00:00.000Z');

test('30 programs with unique ids, some with long names', () => {
  expect(programs).toHaveLength(30);
  expect(new Set(programs.map(({ id }) => id)).size).toBe(30);
  expect(programs.some(({ name }) => name.length > 90)).toBe(true);
});

test('every module with an id is in exactly one group', () => {
  const { NO_SEC, ...others } = moduleIds;
  expect(NO_SEC).toBe(-1);
  expect(modules.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(
    Object.values(others).toSorted((a, b) => a - b),
  );
});

test.each([
  { user: 'avery', modules: modules.length, programs: 30, groups: 13 },
  { user: 'noor', modules: 5, programs: 2, groups: 5 },
  { user: 'logan', modules: modules.length, programs: 30, groups: 14 },
  { user: 'emil', modules: 0, programs: 0, groups: 0 },
  { user: 'vendor-north', modules: 3, programs: 1, groups: 3 },
  { user: 'nobody', modules: 0, programs: 0, groups: 0 },
])('$user may open what docs/demo-data.md says', ({ user, modules, programs, groups }) => {
  const permissions = permissionsOf(user);
  expect(permissions.moduleIds.size).toBe(modules);
  expect(permissions.programIds.size).toBe(programs);
  expect(permittedGroups(permissions)).toHaveLength(groups);
});

test('dashboards: most programs have some, in nested groups; some programs have none', () => {
  const empty = programs.filter(({ id }) => dashboardsOf(id).length === 0);
  expect(empty.length).toBeGreaterThan(0);
  expect(empty.length).toBeLessThan(programs.length / 4);
  const ids = programs.flatMap(({ id }) => dashboardItemsOf(id).map((item) => item.id));
  expect(new Set(ids).size).toBe(ids.length);
  const outer = dashboardsOf('NWX').find((entry) => 'items' in entry);
  expect(outer?.items.some((entry) => 'items' in entry)).toBe(true);
});

test.each([
  ['PO-104001', 'NWX'],
  ['104001', 'NWX'],
  [' po 394012 ', 'LEG'],
  ['PO-999999', undefined],
  ['', undefined],
])('the purchase order %j belongs to %s', (text, programId) => {
  expect(findPurchaseOrder(text)?.programId).toBe(programId);
});

test('purchase order numbers are unique', () => {
  expect(new Set(purchaseOrders.map(({ number }) => number)).size).toBe(purchaseOrders.length);
});

describe('the notifications of each account', () => {
  test.each(['avery', 'noor', 'logan', 'vendor-west'])(
    '%s has a few hundred, all in the past, with different dates',
    (user) => {
      const notifications = seed.notifications(user, now);
      expect(notifications.length).toBeGreaterThan(200);
      const moments = notifications.map(({ lastModifiedDate }) => lastModifiedDate);
      expect(new Set(moments).size).toBe(notifications.length);
      expect(moments.every((moment) => Date.parse(moment) < now.getTime())).toBe(true);
      expect(new Set(notifications.map(({ id }) => id)).size).toBe(notifications.length);
    },
  );

  test('are the same at each start except for their dates', () => {
    const agesAt = (start: Date) =>
      seed
        .notifications('avery', start)
        .map(({ id, lastModifiedDate }) => [id, start.getTime() - Date.parse(lastModifiedDate)]);
    expect(agesAt(new Date('2027-03-01T08:30:00.000Z'))).toEqual(agesAt(now));
  });

  test('show every type, every job status and every priority', () => {
    const notifications = seed.notifications('avery', now);
    const of = (type: string) => notifications.filter((notification) => notification.type === type);
    expect(new Set(notifications.map(({ type }) => type))).toEqual(
      new Set(['todo', 'export', 'import', 'announcement', 'requests', 'other', 'survey']),
    );
    const statuses = ['enqueued', 'running', 'retrying', 'completed', 'failed', 'deleted', 'cancelling', 'cancelled'];
    for (const type of ['export', 'import']) {
      expect(new Set(of(type).map(({ payload }) => payload.status?.toLowerCase()))).toEqual(new Set(statuses));
    }
    expect(new Set(of('todo').map(({ payload }) => payload.priority))).toEqual(
      new Set(['info', 'low', 'medium', 'high']),
    );
    expect(of('todo').some((todo) => todo.delete)).toBe(true);
  });

  test('name only programs of the account, and some of noor’s are in Arabic', () => {
    const notifications = seed.notifications('noor', now);
    const named = new Set(notifications.flatMap(({ payload }) => payload.program ?? []));
    expect(named).toEqual(new Set(['NWX', 'HFR']));
    expect(notifications.filter(({ title }) => /\p{Script=Arabic}/u.test(title)).length).toBeGreaterThan(10);
    expect(seed.notifications('avery', now).some(({ title }) => /\p{Script=Arabic}/u.test(title))).toBe(false);
  });
});
