import { describe, expect, it } from 'vitest';
import { createState, notificationStatus, notificationType } from './index.ts';
import type { HubDelivery, Notification, State } from './index.ts';

const create = (): { state: State; deliveries: HubDelivery[] } => {
  const state = createState({ programs: [{ id: 'NWX', name: 'Northwest Crossing' }], notifications: () => [] });
  const deliveries: HubDelivery[] = [];
  state.notifications.onDelivery((delivery) => deliveries.push(delivery));
  return { state, deliveries };
};

describe('notifications', () => {
  it('get their dates from a clock that never returns the same moment twice', () => {
    const { state } = create();
    const stamps = Array.from({ length: 500 }, () => state.notifications.save('avery', {}).lastModifiedDate);
    expect(stamps).toEqual([...new Set(stamps)].toSorted());
  });

  it('change field by field, and lose undefined fields', () => {
    const { state, deliveries } = create();
    const { lastModifiedDate } = state.notifications.save('avery', {
      id: 'a',
      payload: { status: 'failed', error: 'E' },
    });
    const changed = state.notifications.update('avery', 'a', {
      read: true,
      payload: { error: undefined, percentage: 3 },
    });
    expect(changed).toMatchObject({ read: true, payload: { status: 'failed', percentage: 3 } });
    expect(changed?.payload).not.toHaveProperty('error');
    expect(changed && changed.lastModifiedDate > lastModifiedDate).toBe(true);
    expect(deliveries.at(-1)?.notifications).toEqual([changed]);
    expect(state.notifications.update('avery', 'unknown', { read: true })).toBeNull();
  });

  it('are marked as read in one event, which contains only those that were unread', () => {
    const { state, deliveries } = create();
    state.notifications.saveList('avery', [{ id: 'a' }, { id: 'b', read: true }, { id: 'c' }]);
    const changed = state.notifications.markAsRead('avery', ['a', 'b', 'c', 'unknown']);
    expect(changed.map(({ id }) => id)).toEqual(['a', 'c']);
    expect(deliveries.map(({ event, notifications }) => [event, notifications.length])).toEqual([
      ['NotificationList', 3],
      ['NotificationList', 2],
    ]);
  });

  it.each<[unknown, unknown, string, string]>([
    ['Export', { status: 'Completed' }, 'export', 'completed'],
    [7, null, '', ''],
    [undefined, { status: 3 }, '', ''],
  ])('of type %j and payload %j are read without harm', (type, payload, expectedType, expectedStatus) => {
    // A test may store anything, and the services must handle it.
    const notification = { type, payload } as Notification;
    expect(notificationType(notification)).toBe(expectedType);
    expect(notificationStatus(notification)).toBe(expectedStatus);
  });
});

it('a reset restores the seed', () => {
  const { state } = create();
  state.notifications.save('avery', { id: 'a' });
  state.pictures.set('avery', '/x');
  const path = state.files.save('exports', 'ä b.pdf', {
    bytes: new Uint8Array(),
    contentType: 'application/pdf',
    downloadName: 'ä b.pdf',
  });
  expect(path).toMatch(/\/%C3%A4%20b\.pdf$/);
  expect(state.files.get(path)).not.toBeNull();
  state.reset();
  expect([state.notifications.get('avery', 'a'), state.files.get(path), state.pictures.size]).toEqual([null, null, 0]);
  expect(state.findProgram('NWX')?.name).toBe('Northwest Crossing');
});
