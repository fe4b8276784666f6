import { createWritable } from '@gantry/base/observable';
import { describe, expect, it, vi } from 'vitest';
import { createTestCenter, items, startTestCenter } from './createTestCenter.testing.ts';
import { notificationChannels } from '../core/rules/channels.ts';
import { someNotification } from '../core/notification.testing.ts';
import type { NotificationSettings, NotificationSettingsStore } from './NotificationSettings.ts';

/** The settings of a person, in memory. */
function createSettings(initial: Partial<NotificationSettings> = {}): NotificationSettingsStore {
  const settings = createWritable<NotificationSettings>({
    channels: {},
    quietHours: null,
    hasTitleCount: false,
    ...initial,
  });
  return { ...settings, change: (change) => settings.set(change(settings.get())) };
}

const choose = (settings: NotificationSettingsStore, channels: NotificationSettings['channels']) =>
  settings.change((current) => ({ ...current, channels }));

describe('toasts', () => {
  it('of a type that is off are not shown when its jobs end, and are again once it is on', async () => {
    const settings = createSettings({ channels: { 'toast/export': false } });
    const notifications = items(2, { type: 'export', payload: { status: 'running' } });
    const test = await startTestCenter({ notifications }, { settings });
    const complete = (id: string, type = 'export') =>
      test.platform.publish({ id, type, title: id, payload: { status: 'completed' } });
    complete('n0');
    complete('i0', 'import');
    await test.advance(2000);
    expect(test.titles()).toEqual(['i0 completed']);
    expect(test.center.unreadCount.get()).toBe(3);
    choose(settings, {});
    complete('n1');
    await test.advance(2000);
    expect(test.titles()).toEqual(['i0 completed', 'n1 completed']);
  });

  it('are shown without settings, and nothing sounds', async () => {
    const { center } = createTestCenter();
    const item = someNotification({ type: 'export' });
    expect([center.settings, center.reaches('toast', item), center.reaches('sound', item)]).toEqual([
      null,
      true,
      false,
    ]);
  });

  it('are not shown in the quiet hours, and nothing sounds or is pushed; the badge counts', async () => {
    const quietHours = { from: '00:00', until: '00:00', timeZone: 'UTC' };
    const { center } = createTestCenter(
      {},
      { settings: createSettings({ quietHours, channels: { 'sound/todo': true } }) },
    );
    const item = someNotification();
    expect(notificationChannels.filter((channel) => center.reaches(channel, item))).toEqual(['badge']);
  });
});

describe('the badge', () => {
  it('leaves out what the person does not count, of what is held and of what is not', async () => {
    const settings = createSettings();
    const notifications = [
      ...items(60, { type: 'export', payload: { status: 'completed', program: 'NWX' } }),
      ...items(5, { type: 'todo' }).map((item, index) => ({ ...item, id: `todo${index}` })),
    ];
    const test = await startTestCenter({ notifications }, { settings });
    await test.begin(test.center.list('all').load(), 3000);
    expect(test.center.unreadCount.get()).toBe(65);
    choose(settings, { 'badge/export': false });
    await test.advance(3000);
    expect(test.center.unreadCount.get()).toBe(5);
    test.platform.publish({ id: 'e', type: 'export', payload: { status: 'running' } });
    test.platform.publish({ id: 't', type: 'todo' });
    await test.advance(3000);
    expect(test.center.unreadCount.get()).toBe(6);
    void test.center.readState.markAsRead('t');
    await test.begin(test.center.readState.markAsRead('e'), 3000);
    expect(test.center.unreadCount.get()).toBe(5);
    choose(settings, { 'badge/export': false, 'badge/export/NWX': true });
    await test.advance(3000);
    expect(test.center.unreadCount.get()).toBe(65);
    choose(settings, {});
    await test.advance(3000);
    expect(test.center.unreadCount.get()).toBe(65);
  });
});

describe('the sound', () => {
  /** Two tabs of one browser, each on a visible page of its own, that play `playSound`. */
  async function openTwoTabs(settings: NotificationSettingsStore) {
    const playSound = vi.fn();
    const test = createTestCenter({}, { settings, playSound });
    await test.openTab();
    await test.openTab();
    return { ...test, playSound };
  }

  it('is played once for a burst, in one tab, and not for a type that is off or a read item', async () => {
    const settings = createSettings({ channels: { 'sound/todo': true, 'sound/export': true } });
    const { platform, advance, playSound } = await openTwoTabs(settings);
    for (const id of ['a', 'b', 'c']) platform.publish({ id, type: 'todo' });
    await advance(6000);
    expect(playSound).toHaveBeenCalledTimes(1);
    platform.publish({ id: 'd', type: 'todo', read: true });
    await advance(6000);
    expect(playSound).toHaveBeenCalledTimes(1);
    choose(settings, { 'sound/export': true });
    platform.publish({ id: 'e', type: 'todo' });
    await advance(6000);
    expect(playSound).toHaveBeenCalledTimes(1);
    platform.publish({ id: 'f', type: 'export', payload: { status: 'completed' } });
    await advance(6000);
    expect(playSound).toHaveBeenCalledTimes(2);
  });

  it('is off until the person switches it on', async () => {
    const settings = createSettings();
    const { platform, advance, playSound } = await openTwoTabs(settings);
    platform.publish({ id: 'a', type: 'todo' });
    await advance(6000);
    expect(playSound).toHaveBeenCalledTimes(0);
    choose(settings, { 'sound/todo': true });
    platform.publish({ id: 'b', type: 'todo' });
    await advance(6000);
    expect(playSound).toHaveBeenCalledTimes(1);
  });
});
