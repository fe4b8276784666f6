import { describe, expect, it } from 'vitest';
import { createFakeBrowser } from '../transport/fake/createFakeTabs.ts';
import { createRandom } from '../transport/createRandom.testing.ts';
import { createVirtualPage } from '../transport/createVirtualClock.testing.ts';
import { createTestCenter } from './createTestCenter.testing.ts';

function running(count: number) {
  const payload = { status: 'running' };
  return Array.from({ length: count }, (_, index) => ({
    id: `j${index}`,
    type: 'export',
    title: `Job ${index}`,
    payload,
  }));
}

function setUp(count: number) {
  const test = createTestCenter({ notifications: running(count) });
  const end = (index: number, fields: Readonly<Record<string, unknown>> = {}, status = 'completed') =>
    test.platform.publish({
      ...test.platform.server.get(`j${index}`),
      payload: { status },
      lastModifiedDate: null,
      ...fields,
    });
  return { ...test, end };
}

describe('jobs that ended while the tab was hidden', () => {
  it('up to three have a toast each, with its action', async () => {
    const { page, started, advance, titles, end } = setUp(3);
    await started();
    page.setVisible(false);
    for (const index of [0, 1, 2]) end(index);
    await advance(1000);
    page.setVisible(true);
    await advance(5000);
    expect(titles()).toEqual(['Job 0 completed', 'Job 1 completed', 'Job 2 completed']);
  });

  it('more than three share one toast', async () => {
    const { page, started, advance, toasts, end } = setUp(300);
    await started();
    page.setVisible(false);
    for (let index = 0; index < 300; index++) end(index, {}, index < 2 ? 'failed' : 'completed');
    await advance(1000);
    page.setVisible(true);
    await advance(5000);
    expect(toasts).toEqual([{ tone: 'warning', title: '298 jobs completed, 2 failed' }]);
  });

  it('a job that was read since, or was retried, has no toast', async () => {
    const { page, started, advance, titles, end } = setUp(4);
    await started();
    page.setVisible(false);
    for (const index of [0, 1, 2, 3]) end(index);
    await advance(100);
    end(0, { read: true });
    end(1, { read: true });
    end(2, {}, 'retrying');
    await advance(1000);
    page.setVisible(true);
    await advance(5000);
    expect(titles()).toEqual(['Job 3 completed']);
  });

  it('a job that was marked as read while it ran has a toast', async () => {
    const { center, page, started, advance, titles, end } = setUp(1);
    await started();
    void center.readState.markAsRead('j0');
    await advance(1000);
    page.setVisible(false);
    end(0);
    await advance(1000);
    page.setVisible(true);
    await advance(5000);
    expect(titles()).toEqual(['Job 0 completed']);
  });

  it('another hidden tab shows no second toast, however many jobs ended', async () => {
    const { clock, environment, advance, openCenter, toasts, end } = setUp(600);
    const browser = createFakeBrowser((callback) => environment.setTimer(callback, 5), clock.now);
    const pages = [1, 2].map((seed) => {
      const tab = browser.openTab();
      const page = createVirtualPage(clock, createRandom(seed), tab);
      openCenter({ tabs: tab, environment: page.environment }).start();
      return page;
    });
    await advance(2000);
    for (const page of pages) page.setVisible(false);
    for (let index = 0; index < 600; index++) end(index);
    await advance(1000);
    for (const page of pages) {
      page.setVisible(true);
      await advance(5000);
    }
    expect(toasts).toEqual([{ tone: 'success', title: '600 jobs completed' }]);
  });
});

it('jobs that ended while the machine slept share one toast too', async () => {
  const { clock, started, advance, platform, toasts } = setUp(20);
  await started();
  clock.sleep(120_000);
  for (let index = 0; index < 20; index++) {
    const item = platform.server.get(`j${index}`);
    platform.publish({ ...item, payload: { status: 'completed' }, lastModifiedDate: null }, 'store');
  }
  await advance(300_000);
  expect(toasts).toEqual([{ tone: 'success', title: '20 jobs completed' }]);
});

describe('a completion without a date', () => {
  const undated = (status: string) => ({ id: 'j', type: 'export', title: 'Job', payload: { status } });

  it('does not suppress the toasts of later completions', async () => {
    const { platform, started, advance, titles } = createTestCenter();
    await started();
    for (const status of ['running', 'completed', 'retrying', 'completed']) {
      platform.hub.sendNotification(undated(status));
      await advance(20_000);
    }
    for (const status of ['retrying', 'completed']) {
      platform.publish({ ...undated(status) }, 'both');
      await advance(20_000);
    }
    expect(titles()).toEqual(['Job completed', 'Job completed', 'Job completed']);
  });

  it('has a toast in only one tab', async () => {
    const { clock, environment, advance, openCenter, titles, platform } = createTestCenter();
    const browser = createFakeBrowser((callback) => environment.setTimer(callback, 5), clock.now);
    for (const seed of [1, 2]) {
      const tab = browser.openTab();
      openCenter({ tabs: tab, environment: createVirtualPage(clock, createRandom(seed), tab).environment }).start();
    }
    await advance(2000);
    for (const status of ['running', 'completed']) {
      platform.hub.sendNotification(undated(status));
      await advance(20_000);
    }
    expect(titles()).toEqual(['Job completed']);
  });
});
