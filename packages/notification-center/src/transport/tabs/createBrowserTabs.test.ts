import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestPage } from '../createTestPage.testing.ts';
import { createFakeHub } from '../fake/createFakeHub.ts';
import { recordingHandlers } from '../realtimeTransport.testing.ts';
import { createBrowserTabs } from './createBrowserTabs.ts';
import { createSharedTransport } from './createSharedTransport.ts';
import type { Tabs } from './Tabs.ts';

function refuse(): never {
  throw new DOMException('The operation is insecure.', 'SecurityError');
}

it.each([
  ['it has no locks', {}, BroadcastChannel],
  ['it refuses even to name its locks', Object.defineProperty({}, 'locks', { get: refuse }), BroadcastChannel],
  ['it has no channels', { locks: {} }, undefined],
  ['it refuses channels', { locks: {} }, refuse],
])('the tabs of a browser are not shared if %s', (_, navigator, channel) => {
  vi.stubGlobal('navigator', navigator);
  vi.stubGlobal('BroadcastChannel', channel);
  expect(createBrowserTabs('alone')).toBeNull();
  vi.unstubAllGlobals();
});

describe.each([
  ['refuses them', () => Promise.reject(new DOMException('Access to the Locks API is denied.', 'SecurityError'))],
  ['never answers', () => new Promise<never>(() => {})],
])('a browser that has locks and %s', (_, request) => {
  let tabs: Tabs;

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    vi.stubGlobal('navigator', { locks: { request, query: request } });
    const made = createBrowserTabs('refused');
    if (made === null) throw new Error('This navigator has locks.');
    tabs = made;
  });

  afterEach(() => {
    tabs.close();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('each tab connects', async () => {
    const { environment, advance } = createTestPage();
    const hub = createFakeHub(environment, () => 50);
    const transport = createSharedTransport({ transport: hub.createTransport(), tabs, environment });
    const { handlers, states, received } = recordingHandlers();
    transport.start(handlers);
    await advance(60_000);
    await vi.advanceTimersByTimeAsync(60_000);
    await advance(60_000);
    hub.sendNotification({ id: 'a' });
    expect(states).toEqual(['connecting', 'connected']);
    expect(received).toEqual([{ id: 'a' }]);
    expect(hub.connectionCount()).toBe(1);
    await transport.stop();
    expect(hub.connectionCount()).toBe(0);
  });

  it('each tab may show the toast of a completed job', async () => {
    const claim = tabs.claim('job');
    await vi.advanceTimersByTimeAsync(5000);
    expect(await claim).toBe(true);
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
