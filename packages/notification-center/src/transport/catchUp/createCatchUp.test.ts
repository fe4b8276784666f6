import { describe, expect, it, vi } from 'vitest';
import { parseNotificationList } from '../../core/parsing/parseNotification.ts';
import { createTestPage } from '../createTestPage.testing.ts';
import { createFakePlatform } from '../fake/createFakePlatform.ts';
import type { NotificationClient } from '../NotificationClient.ts';
import { createCatchUp, type CaughtUp } from './createCatchUp.ts';

const marginMs = 300_000;
const auditMs = 240_000;

/** Creates the catch-up of a service with some items. `changed` replaces calls of the service. */
function setUp(count = 3, changed: (client: NotificationClient) => Partial<NotificationClient> = () => ({})) {
  const test = createTestPage();
  const { environment } = test;
  const notifications = Array.from({ length: count }, (_, index) => ({ id: `n${index}` }));
  const platform = createFakePlatform({ environment, notifications, latencyMs: 100 });
  const sinceAsked: string[] = [];
  const caughtUp: CaughtUp[] = [];
  const failures: unknown[] = [];
  const catchUp = createCatchUp({
    environment,
    client: {
      ...platform.client,
      getSince(dateTime, signal) {
        sinceAsked.push(dateTime);
        return platform.client.getSince(dateTime, signal);
      },
      ...changed(platform.client),
    },
    parse: parseNotificationList,
    begin: () => (answers) => caughtUp.push(answers),
    onFailure: (error) => failures.push(error),
    marginMs,
    auditMs: () => auditMs,
    scope: 'avery N',
  });
  const requests = () => platform.calls.length;
  const start = (ms: number) => {
    catchUp.start();
    return test.advance(ms);
  };
  const request = () => {
    catchUp.request();
    return test.advance(1000);
  };
  return { ...test, platform, catchUp, caughtUp, failures, sinceAsked, requests, start, request };
}

describe('the catch-up', () => {
  it('first requests the existing items, then the changes since the watermark minus the margin', async () => {
    const { caughtUp, sinceAsked, platform, start, request } = setUp();
    await start(1000);
    expect(caughtUp.map(({ isBaseline, items, unreadCount }) => [isBaseline, items.length, unreadCount])).toEqual([
      [true, 3, 3],
    ]);
    const newest = Date.parse(String(platform.server.all()[0]?.['lastModifiedDate']));
    await request();
    expect(sinceAsked).toEqual([new Date(newest - marginMs).toISOString()]);
  });

  it('walks the pages down to that time if the response may be cut off', async () => {
    const { caughtUp, platform, start, request } = setUp();
    await start(1000);
    for (let index = 0; index < 130; index++) platform.publish({ id: `late${index}` }, 'store');
    await request();
    const ids = new Set(caughtUp.at(-1)?.items.map((item) => item.id));
    expect(ids.size).toBe(133);
    expect(platform.calls.filter((call) => call === 'getFilteredNotifications').length).toBeGreaterThan(2);
  });

  it('audits with jitter around its mean', async () => {
    const { caughtUp, advance, start } = setUp();
    await start(1000);
    await advance(10 * auditMs);
    expect(caughtUp.length).toBeGreaterThan(6);
    expect(caughtUp.length).toBeLessThan(22);
  });

  it.each(['online', 'visible', 'slept'] as const)('sends a request when the page is %s', async (reason) => {
    const { caughtUp, page, clock, advance, start } = setUp();
    await start(20_000);
    const before = caughtUp.length;
    if (reason === 'online') page.goOnline();
    else if (reason === 'slept') clock.sleep(120_000);
    else {
      page.setVisible(false);
      page.setVisible(true);
    }
    await advance(11_000);
    expect(caughtUp.length).toBe(before + 1);
  });

  it('several reasons at once share one request', async () => {
    const { catchUp, requests, page, advance, start } = setUp();
    await start(20_000);
    const before = requests();
    for (let times = 0; times < 20; times++) {
      catchUp.request();
      page.goOnline();
    }
    await advance(5000);
    expect(requests() - before).toBe(2);
  });

  it('a reason during a request causes one more request', async () => {
    const { catchUp, caughtUp, advance, start } = setUp();
    await start(50);
    const asked = [catchUp.now(), catchUp.now(), catchUp.now()];
    await advance(1000);
    await Promise.all(asked);
    expect(caughtUp).toHaveLength(2);
  });

  it('retries a failure with growing delays, and still accepts requests', async () => {
    const { catchUp, caughtUp, failures, platform, advance, requests, start } = setUp();
    platform.failNext('getFilteredNotifications', 1000);
    await start(600_000);
    expect(failures.length).toBeGreaterThan(5);
    expect(requests()).toBeLessThan(60);
    await Promise.all([expect(catchUp.ready()).rejects.toThrow('made to fail'), advance(1000)]);
    platform.failNext('getFilteredNotifications', 0);
    await Promise.all([catchUp.ready(), advance(1000)]);
    expect(caughtUp).toHaveLength(1);
  });

  it('continues without the count if only the count fails', async () => {
    const { caughtUp, platform, start } = setUp();
    platform.failNext('getUnreadCount');
    await start(1000);
    expect(caughtUp.map(({ unreadCount }) => unreadCount)).toEqual([null]);
  });

  it('a request without a response times out and is repeated', async () => {
    const getFilteredNotifications = vi.fn(() => new Promise<never>(() => {}));
    const { start } = setUp(3, () => ({ getFilteredNotifications }));
    await start(200_000);
    expect(getFilteredNotifications.mock.calls.length).toBeGreaterThan(1);
  });

  it('a request from before an outage does not block the next one', async () => {
    let isOut = true;
    const { caughtUp, start, request } = setUp(1, (client) => ({
      getFilteredNotifications: (request) => (isOut ? new Promise(() => {}) : client.getFilteredNotifications(request)),
    }));
    await start(10_000);
    isOut = false;
    await request();
    expect(caughtUp).toHaveLength(1);
  });

  it('responses for another program are dropped and requested again', async () => {
    const { catchUp, caughtUp, advance, start } = setUp();
    await start(50);
    catchUp.setScope('avery S');
    expect(catchUp.epoch()).toBe(1);
    await advance(60);
    expect(caughtUp).toHaveLength(0);
    await advance(1000);
    expect(caughtUp.length).toBeGreaterThanOrEqual(1);
  });

  it('a date in the future does not stop it from finding changes', async () => {
    const { sinceAsked, platform, clock, start, request } = setUp();
    platform.server.store({ id: 'poison', lastModifiedDate: '2090-01-01T00:00:00.000Z' });
    await start(1000);
    await request();
    expect(Date.parse(sinceAsked[0] ?? '')).toBeLessThan(clock.now());
  });

  it('a client clock that is days behind does not make it request everything again', async () => {
    const { catchUp, caughtUp, sinceAsked, platform, clock, start, request } = setUp(0);
    const ahead = clock.now() + 3 * 86_400_000;
    for (let index = 0; index < 8; index++) {
      platform.server.store({ id: `n${index}`, lastModifiedDate: new Date(ahead + index * 60_000).toISOString() });
    }
    await start(1000);
    expect(catchUp.baseline()).toBe(ahead + 7 * 60_000);
    platform.server.store({ id: 'next', lastModifiedDate: new Date(ahead + 600_000).toISOString() });
    for (let times = 0; times < 2; times++) await request();
    expect(sinceAsked.map(Date.parse)).toEqual([ahead + 7 * 60_000 - marginMs, ahead + 600_000 - marginMs]);
    expect(caughtUp.at(-1)?.items.map(({ id }) => id)).toContain('next');
  });
});
