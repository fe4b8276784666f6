import { describe, expect, it } from 'vitest';
import { parseNotificationList } from '../../core/parsing/parseNotification.ts';
import { serverMinute } from '../../core/notification.testing.ts';
import { createFakeServer } from '../fake/createFakeServer.ts';
import type { FilterRequest, NotificationClient, NotificationPage } from '../NotificationClient.ts';
import { createPageWalk } from './createPageWalk.ts';

function walking(answer: (request: FilterRequest) => NotificationPage) {
  const asked: FilterRequest[] = [];
  const getFilteredNotifications = async (request: FilterRequest) => {
    asked.push(request);
    return answer(request);
  };
  // The walk uses only this operation.
  const client = { getFilteredNotifications } as unknown as NotificationClient;
  const walk = createPageWalk({ client, typeStatus: [], parse: parseNotificationList });
  async function toTheEnd(longest = 30) {
    const ids: string[] = [];
    for (let steps = 0; steps < longest; steps++) {
      const page = await walk.next();
      ids.push(...page.items.map((item) => item.id));
      if (!page.hasMore) return new Set(ids);
    }
    throw new Error('The walk stands still.');
  }
  return { asked, walk, toTheEnd };
}

function serverWith(count: number, timeOf: (index: number) => string) {
  const server = createFakeServer({ now: () => 0 });
  for (let index = 0; index < count; index++) server.store({ id: `n${index}`, lastModifiedDate: timeOf(index) });
  return server;
}

describe('pages are cut by toDate (inclusive)', () => {
  it('"A page that brings nothing new (many items of one moment) is asked again with twice the pageSize."', async () => {
    const server = serverWith(260, (index) => serverMinute(index < 10 ? index : 60));
    const { asked, toTheEnd } = walking(server.filter);
    expect((await toTheEnd()).size).toBe(260);
    expect(asked.map(({ pageSize }) => pageSize)).toEqual([50, 50, 100, 200, 400]);
  });

  it('continues past items that it cannot fetch if the service gives no larger page', async () => {
    const server = serverWith(130, (index) => serverMinute(index < 10 ? index : 60));
    const { toTheEnd } = walking((request) => server.filter({ ...request, pageSize: 50 }));
    const ids = await toTheEnd();
    expect(ids.size).toBe(60);
    expect(ids).toContain('n0');
  });

  it('loses no item that changes or arrives meanwhile', async () => {
    const server = serverWith(120, serverMinute);
    const { walk } = walking(server.filter);
    const first = await walk.next();
    for (let index = 0; index < 60; index++)
      server.store({ id: `late${index}`, lastModifiedDate: serverMinute(200 + index) });
    const second = await walk.next();
    const seen = new Set([...first.items, ...second.items].map((item) => item.id));
    expect(seen.size).toBe(99);
  });

  it('an unreadable date does not move the cursor', async () => {
    const { walk, asked } = walking(() => ({
      notifications: [
        { id: 'a', lastModifiedDate: serverMinute(9) },
        { id: 'b', lastModifiedDate: 'never', dateTime: serverMinute(-9999) },
      ],
      totalPages: 2,
    }));
    expect((await walk.next()).seenDownTo).toBe(Date.parse(serverMinute(9)));
    await walk.next();
    expect(asked[1]?.toDate).toBe(serverMinute(9));
  });

  it('ends if no item of a full page has a time', async () => {
    const { toTheEnd } = walking(() => ({ notifications: [null, 'text'], totalPages: 9 }));
    await toTheEnd(5);
  });

  it.each<[string, (server: ReturnType<typeof serverWith>, request: FilterRequest) => NotificationPage]>([
    ['says that there is always more', (server, request) => server.filter(request)],
    ['does not cut by date', (server, request) => server.filter({ ...request, toDate: null })],
    ['answers with nothing', () => ({ notifications: [], totalPages: 2 })],
  ])('ends if the service %s', async (_, answer) => {
    const server = serverWith(60, serverMinute);
    const { toTheEnd } = walking((request) => ({ ...answer(server, request), totalPages: 2 }));
    await toTheEnd(12);
  });

  it('a cancelled step rejects, whatever the service answers', async () => {
    const server = serverWith(120, serverMinute);
    const { walk } = walking(server.filter);
    await expect(walk.next({ signal: AbortSignal.abort(new Error('called off')) })).rejects.toThrow('called off');
  });

  it('a failed step can be repeated', async () => {
    const server = serverWith(120, serverMinute);
    let fails = false;
    const { walk, asked } = walking((request) => {
      if (fails) throw new Error('down');
      return server.filter(request);
    });
    await walk.next();
    fails = true;
    await expect(walk.next()).rejects.toThrow('down');
    fails = false;
    await walk.next();
    expect(asked[2]).toEqual(asked[1]);
  });

  it('a step whose page is no longer wanted does not skip its items', async () => {
    const server = serverWith(120, serverMinute);
    const { walk, asked } = walking(server.filter);
    await expect(walk.next({ isWanted: () => false })).rejects.toThrow('The program has changed');
    await walk.next();
    expect(asked[1]).toEqual(asked[0]);
  });
});
