import { describe, expect, it } from 'vitest';
import { createTestTabs } from './createTestTabs.testing.ts';

describe('one connection for all tabs', () => {
  it('the hub has one connection for any number of tabs, and each tab receives each event once', async () => {
    const { hub, openTab, advance } = createTestTabs();
    const tabs = [openTab(), openTab(), openTab()];
    await advance(1000);
    hub.sendNotification({ id: 'a' });
    hub.sendNotificationList([{ id: 'b' }]);
    await advance(1000);
    expect(hub.connectionCount()).toBe(1);
    for (const tab of tabs) {
      expect(tab.states).toEqual(['connecting', 'connected']);
      expect(tab.received.flat()).toEqual([{ id: 'a' }, { id: 'b' }]);
    }
  });

  it('if the leading tab crashes, another one connects within two seconds, and every tab catches up', async () => {
    const { hub, openTab, advance } = createTestTabs();
    const tabs = [openTab(), openTab(), openTab()];
    await advance(1000);
    const [leader, ...others] = tabs;
    leader?.tab.die();
    await leader?.inner.stop();
    await advance(2000);
    expect(hub.connectionCount()).toBe(1);
    for (const other of others) {
      expect(other.states).toEqual(['connecting', 'connected', 'reconnecting', 'connected']);
    }
  });

  it('a tab without other tabs posts no event', async () => {
    const { hub, openTab, advance } = createTestTabs();
    const only = openTab();
    await advance(1000);
    only.posted.length = 0;
    for (let index = 0; index < 1000; index++) hub.sendNotification({ id: `n${index}` });
    await advance(1000);
    expect(only.received).toHaveLength(1000);
    expect(only.posted).toEqual([]);
  });

  it('a burst takes a few messages, and each tab receives each item in order', async () => {
    const { hub, openTab, advance } = createTestTabs();
    const [leader, other] = [openTab(), openTab()];
    await advance(1000);
    leader.posted.length = 0;
    for (let index = 0; index < 100; index++) {
      hub.sendNotification({ id: `n${index}` });
      await advance(1);
    }
    await advance(1000);
    expect(leader.posted.length).toBeLessThan(5);
    const items: unknown[] = other.received.flat();
    expect(items).toEqual(Array.from({ length: 100 }, (_, index) => ({ id: `n${index}` })));
  });

  it('a tab that opens later hears the next event, and one that has crashed costs nothing after a while', async () => {
    const { hub, openTab, advance } = createTestTabs();
    const leader = openTab();
    await advance(60_000);
    const late = openTab();
    await advance(20);
    hub.sendNotification({ id: 'a' });
    await advance(1000);
    expect(late.received).toEqual([{ id: 'a' }]);
    late.tab.die();
    await advance(31_000);
    leader.posted.length = 0;
    hub.sendNotification({ id: 'b' });
    await advance(1000);
    expect(leader.posted).toEqual([]);
  });

  it('unknown messages are ignored', async () => {
    const { openTab, advance } = createTestTabs();
    const [first, second] = [openTab(), openTab()];
    await advance(1000);
    for (const message of [null, 'text', { kind: 'hub:state', state: 'broken' }, { kind: 'other' }]) {
      first.tab.post(message);
    }
    await advance(1000);
    expect(second.states).toEqual(['connecting', 'connected']);
  });
});
