import { describe, expect, it } from 'vitest';
import { createTestTabs } from './createTestTabs.testing.ts';

describe('one connection for all tabs', () => {
  it('the hub has one connection for any number of tabs, and each tab receives each event once', async () => {
    const { hub, openTab, advance } = createTestTabs();
    const tabs = [openTab(), openTab(), openTab()];
    for (const tab of tabs) tab.transport.start(tab.handlers);
    await advance(1000);
    hub.sendNotification({ id: 'a' });
    hub.sendNotificationList([{ id: 'b' }]);
    await advance(1000);
    expect(hub.connectionCount()).toBe(1);
    for (const tab of tabs) {
      expect(tab.states).toEqual(['connecting', 'connected']);
      expect(tab.received).toEqual([{ id: 'a' }, [{ id: 'b' }]]);
    }
  });

  it('a tab opened later learns the state of the connection', async () => {
    const { openTab, advance } = createTestTabs();
    const [first, second] = [openTab(), openTab()];
    first.transport.start(first.handlers);
    await advance(1000);
    second.transport.start(second.handlers);
    await advance(1000);
    expect(second.states).toEqual(['connecting', 'connected']);
  });

  it('if the leading tab crashes, another one connects within two seconds, and every tab catches up', async () => {
    const { hub, openTab, advance } = createTestTabs();
    const tabs = [openTab(), openTab(), openTab()];
    for (const tab of tabs) tab.transport.start(tab.handlers);
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

  it('a leading tab that leaves hands the connection over', async () => {
    const { hub, openTab, advance } = createTestTabs();
    const [first, second] = [openTab(), openTab()];
    first.transport.start(first.handlers);
    second.transport.start(second.handlers);
    await advance(1000);
    await first.transport.stop();
    await advance(2000);
    expect(hub.connectionCount()).toBe(1);
    expect(second.states.at(-1)).toBe('connected');
  });

  it('unknown messages are ignored', async () => {
    const { openTab, advance } = createTestTabs();
    const [first, second] = [openTab(), openTab()];
    first.transport.start(first.handlers);
    second.transport.start(second.handlers);
    await advance(1000);
    for (const message of [null, 'text', { kind: 'hub:state', state: 'broken' }, { kind: 'other' }]) {
      first.tab.post(message);
    }
    await advance(1000);
    expect(second.states).toEqual(['connecting', 'connected']);
  });
});
