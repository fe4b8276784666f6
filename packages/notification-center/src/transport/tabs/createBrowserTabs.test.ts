import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestPage } from '../createTestPage.testing.ts';
import { createFakeHub } from '../fake/createFakeHub.ts';
import { recordingHandlers } from '../realtimeTransport.testing.ts';
import { createBrowserTabs } from './createBrowserTabs.ts';
import { createSharedTransport } from './createSharedTransport.ts';
import type { Tabs } from './Tabs.ts';

it('tabs are not shared if channels are refused', () => {
  vi.stubGlobal('navigator', { locks: {} });
  vi.stubGlobal('BroadcastChannel', function refuse() {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  expect(createBrowserTabs('alone')).toBeNull();
  vi.unstubAllGlobals();
});

describe('a browser that has locks and refuses them', () => {
  let tabs: Tabs;

  beforeEach(() => {
    const refuse = () => Promise.reject(new DOMException('Access to the Locks API is denied.', 'SecurityError'));
    vi.stubGlobal('navigator', { locks: { request: refuse } });
    const made = createBrowserTabs('refused');
    if (made === null) throw new Error('This navigator has locks.');
    tabs = made;
  });

  afterEach(() => {
    tabs.close();
    vi.unstubAllGlobals();
  });

  it('each tab connects', async () => {
    const { environment, advance } = createTestPage();
    const hub = createFakeHub(environment, () => 50);
    const transport = createSharedTransport({ transport: hub.createTransport(), tabs, environment });
    const { handlers, states, received } = recordingHandlers();
    transport.start(handlers);
    await advance(60_000);
    hub.sendNotification({ id: 'a' });
    expect(states).toEqual(['connecting', 'connected']);
    expect(received).toEqual([{ id: 'a' }]);
    expect(hub.connectionCount()).toBe(1);
    await transport.stop();
    expect(hub.connectionCount()).toBe(0);
  });

  it('each tab may show the toast of a completed job', async () => {
    expect(await tabs.claim('job')).toBe(true);
  });

  it.each(['requestLeadership', 'stealLeadership'] as const)(
    '%s: a tab that cancels before never leads',
    async (way) => {
      const [lead, onLost] = [vi.fn(), vi.fn()];
      tabs[way](lead, onLost)();
      await new Promise(setImmediate);
      expect(lead).not.toHaveBeenCalled();
      expect(onLost).not.toHaveBeenCalled();
    },
  );
});
