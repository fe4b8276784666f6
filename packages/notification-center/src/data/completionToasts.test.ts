import { describe, expect, it } from 'vitest';
import { createTestCenter, startTestCenter } from './createTestCenter.testing.ts';

function running(count: number) {
  const payload = { status: 'running' };
  return Array.from({ length: count }, (_, index) => ({
    id: `j${index}`,
    type: 'export',
    title: `Job ${index}`,
    payload,
  }));
}

async function setUp(count: number) {
  const test = await startTestCenter({ notifications: running(count) });
  const end = (index: number, fields: Readonly<Record<string, unknown>> = {}, status = 'completed') =>
    test.change(`j${index}`, { payload: { status }, ...fields });
  /** Hides the tab while jobs end, and shows it again. */
  const whileHidden = async (act: () => unknown) => {
    test.page.setVisible(false);
    await act();
    await test.advance(1000);
    test.page.setVisible(true);
    await test.advance(5000);
  };
  return { ...test, end, whileHidden };
}

describe('jobs that ended while the tab was hidden', () => {
  it('up to three have a toast each, with its action', async () => {
    const { whileHidden, titles, end } = await setUp(3);
    await whileHidden(() => [0, 1, 2].forEach((index) => end(index)));
    expect(titles()).toEqual(['Job 0 completed', 'Job 1 completed', 'Job 2 completed']);
  });

  it('more than three share one toast', async () => {
    const { whileHidden, toasts, end } = await setUp(300);
    await whileHidden(() => {
      for (let index = 0; index < 300; index++) end(index, {}, index < 2 ? 'failed' : 'completed');
    });
    expect(toasts).toEqual([{ tone: 'warning', title: '298 jobs completed, 2 failed' }]);
  });

  it('a job that was read since, or was retried, has no toast', async () => {
    const { whileHidden, advance, titles, end } = await setUp(4);
    await whileHidden(async () => {
      for (const index of [0, 1, 2, 3]) end(index);
      await advance(100);
      end(0, { read: true });
      end(1, { read: true });
      end(2, {}, 'retrying');
    });
    expect(titles()).toEqual(['Job 3 completed']);
  });

  it('a job that was marked as read while it ran has a toast', async () => {
    const { center, whileHidden, begin, titles, end } = await setUp(1);
    await begin(center.readState.markAsRead('j0'));
    await whileHidden(() => end(0));
    expect(titles()).toEqual(['Job 0 completed']);
  });

  it('another hidden tab shows no second toast, however many jobs ended', async () => {
    const { center, advance, openTab, toasts, end } = await setUp(600);
    await center.stop();
    const pages = [(await openTab()).page, (await openTab()).page];
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
  const { clock, advance, change, toasts } = await setUp(20);
  clock.sleep(120_000);
  for (let index = 0; index < 20; index++) change(`j${index}`, { payload: { status: 'completed' } }, 'store');
  await advance(300_000);
  expect(toasts).toEqual([{ tone: 'success', title: '20 jobs completed' }]);
});

describe('a completion without a date', () => {
  const undated = (status: string) => ({ id: 'j', type: 'export', title: 'Job', payload: { status } });

  it('does not suppress the toasts of later completions', async () => {
    const { platform, advance, titles } = await startTestCenter();
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
    const { openTab, advance, titles, platform } = createTestCenter();
    await openTab();
    await openTab();
    for (const status of ['running', 'completed']) {
      platform.hub.sendNotification(undated(status));
      await advance(20_000);
    }
    expect(titles()).toEqual(['Job completed']);
  });
});
