import { createWritable } from '@gantry/ui-kit/observable';
import { describe, expect, it, vi } from 'vitest';
import { createTestCenter, items, startTestCenter } from './createTestCenter.testing.ts';
import type { NotificationSettings, NotificationSettingsStore } from './NotificationSettings.ts';

/** The settings of a person, in memory. */
function createSettings(initial: Partial<NotificationSettings> = {}): NotificationSettingsStore {
  const settings = createWritable({ mutedTypes: [], hasSound: false, hasTitleCount: false, ...initial });
  return { ...settings, change: (change) => settings.set(change(settings.get())) };
}

const mute = (settings: NotificationSettingsStore, ...mutedTypes: readonly string[]) =>
  settings.change((current) => ({ ...current, mutedTypes }));

describe('a muted type', () => {
  it('shows no toast when its jobs end, and one again once it is not muted', async () => {
    const settings = createSettings({ mutedTypes: ['export'] });
    const notifications = items(2, { type: 'export', payload: { status: 'running' } });
    const test = await startTestCenter({ notifications }, { settings });
    const complete = (id: string, type = 'export') =>
      test.platform.publish({ id, type, title: id, payload: { status: 'completed' } });
    complete('n0');
    complete('i0', 'import');
    await test.advance(2000);
    expect(test.titles()).toEqual(['i0 completed']);
    expect(test.center.unreadCount.get()).toBe(3);
    mute(settings);
    complete('n1');
    await test.advance(2000);
    expect(test.titles()).toEqual(['i0 completed', 'n1 completed']);
  });

  it('is none without settings', async () => {
    const { center } = createTestCenter();
    expect([center.settings, center.isMuted({ type: 'export' })]).toEqual([null, false]);
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

  it('is played once for a burst, in one tab, and not for a muted type or a read item', async () => {
    const settings = createSettings({ hasSound: true });
    const { platform, advance, playSound } = await openTwoTabs(settings);
    for (const id of ['a', 'b', 'c']) platform.publish({ id, type: 'todo' });
    await advance(6000);
    expect(playSound).toHaveBeenCalledTimes(1);
    platform.publish({ id: 'd', type: 'todo', read: true });
    await advance(6000);
    expect(playSound).toHaveBeenCalledTimes(1);
    mute(settings, 'todo');
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
    settings.change((current) => ({ ...current, hasSound: true }));
    platform.publish({ id: 'b', type: 'todo' });
    await advance(6000);
    expect(playSound).toHaveBeenCalledTimes(1);
  });
});
