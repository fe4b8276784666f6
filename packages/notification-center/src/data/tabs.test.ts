import { describe, expect, it } from 'vitest';
import { createTestCenter } from './createTestCenter.testing.ts';

/** Creates a browser on a platform with two items. Its tabs share a storage. */
function setUp() {
  const notifications = [
    { id: 'n0', type: 'todo' },
    { id: 'n1', type: 'export' },
  ];
  const stored = new Map<string, string>();
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  };
  return createTestCenter({ notifications }, { storage });
}

describe('tabs of one browser', () => {
  it('a late read mark does not change a newer version, and a request to the service follows', async () => {
    const { openTab, advance, begin, change, platform } = setUp();
    const [one, other] = [await openTab(), await openTab()];
    const spoken: unknown[] = [];
    other.tab.subscribe((message) => spoken.push(message));
    await begin(one.center.readState.markAsRead('n0'), 500);
    const mark = spoken.find((message) => JSON.stringify(message).includes('"read"'));
    change('n0', { read: false });
    await advance(500);
    const before = platform.calls.length;
    one.tab.post(mark);
    await advance(10);
    expect(other.center.feed.getItem('n0')?.read).toBe(false);
    await advance(1500);
    expect(other.center.feed.getItem('n0')?.read).toBe(false);
    expect(platform.calls.slice(before)).toContain('getSince');
  });

  it('if no tab is visible, the first one to become visible shows the toast', async () => {
    const { openTab, platform, advance, toasts } = setUp();
    const tabs = [await openTab(), await openTab()];
    for (const { page } of tabs) page.setVisible(false);
    platform.startJob({ kind: 'import', title: 'Jobs import', steps: 1, stepMs: 100, outcome: 'failed' });
    await advance(5000);
    expect(toasts).toEqual([]);
    tabs[1]?.page.setVisible(true);
    await advance(5000);
    expect(toasts).toMatchObject([{ tone: 'danger', title: 'Jobs import failed', action: { label: 'Error Details' } }]);
    toasts[0]?.action?.onPress();
    expect(tabs[1]?.center.dialog.get()).toMatchObject({ kind: 'errorDetails' });
  });

  it('a page in the memory of the browser leaves the connection to another tab, and catches up when it is shown again', async () => {
    const { openTab, platform, advance } = setUp();
    const [leader, other] = [await openTab(), await openTab()];
    leader.page.suspend();
    await advance(8000);
    expect([leader.center.connection.get(), other.center.connection.get()]).toEqual(['disconnected', 'connected']);
    platform.publish({ id: 'meanwhile', type: 'todo' });
    await advance(500);
    expect(leader.center.feed.getItem('meanwhile')).toBeUndefined();
    leader.page.resume();
    await advance(2000);
    expect(leader.center.connection.get()).toBe('connected');
    expect(leader.center.feed.getItem('meanwhile')?.id).toBe('meanwhile');
    platform.publish({ id: 'afterwards', type: 'todo' });
    await advance(500);
    expect(leader.center.feed.getItem('afterwards')?.id).toBe('afterwards');
    expect(platform.hub.connectionCount()).toBe(1);
  });

  it('a page that is shown again after its center has stopped stays alone', async () => {
    const { openTab, platform, advance } = setUp();
    const { page, center } = await openTab();
    page.suspend();
    await center.stop();
    page.resume();
    await advance(8000);
    expect(platform.hub.connectionCount()).toBe(0);
  });
});
