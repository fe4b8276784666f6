import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  createHttpNotificationClient,
  createNotificationCenter,
  createSignalRTransport,
  type RealtimeTransport,
} from '@gantry/notification-center';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freePorts } from '../freePorts.ts';
import { balancerConfiguration } from './support/balancer.ts';
import { callsOf, centerOf, publish } from './support/calls.ts';
import { startIdentity, type TestIdentity } from './support/identity.ts';
import { startExample, startNginx, startPostgres, startRedis, type ExampleBackend } from './support/servers.ts';

// Runs two instances of the example behind nginx, with Redis between them and PostgreSQL as the store.
const isShort = process.env['INTEROP'] === 'short';
const perSecond = 100;
const seconds = isShort ? 6 : 20;
const patience = { timeout: 200_000, interval: 200 };

let identity: TestIdentity;
let instances: ExampleBackend[];
let front: string;
let logs: () => string;
const closers: (() => unknown)[] = [];

beforeAll(async () => {
  identity = await startIdentity();
  const [postgres, redis] = await Promise.all([startPostgres(), startRedis()]);
  const [frontPort = 0, ...ports] = await freePorts(3);
  const nginx = await startNginx(frontPort, balancerConfiguration(frontPort, ports));
  logs = () => ['access.log', 'error.log'].map((name) => readFileSync(join(nginx.folder, name), 'utf8')).join('');
  front = `http://127.0.0.1:${String(frontPort)}`;
  const settings = { 'ConnectionStrings:Redis': `127.0.0.1:${String(redis.port)}`, PublicAddress: front };
  closers.push(nginx.close, redis.close, postgres.close, identity.close);
  const start = async (port: number) => {
    const options = { port, postgresPort: postgres.port, userInfoAddress: identity.userInfoAddress, settings };
    const instance = await startExample(options);
    closers.unshift(() => instance.process.end());
    return instance;
  };
  instances = await Promise.all(ports.map(start));
});

afterAll(async () => {
  for (const close of closers) await close();
});

/** Finds a token that nginx routes to this instance. */
async function tokenFor(user: string, { port }: ExampleBackend): Promise<string> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const token = identity.tokenOf(user);
    const headers = { authorization: `Bearer ${token}` };
    const answer = await fetch(`${front}/notificationHub/negotiate?negotiateVersion=1`, { method: 'POST', headers });
    await answer.body?.cancel();
    if (answer.headers.get('x-instance')?.endsWith(`:${String(port)}`)) return token;
  }
  throw new Error('In a hundred attempts nginx sent nobody to this instance.');
}

/** Opens a notification center as an app does, and records its hub events. */
function openClient(user: string, token: string) {
  const versions: string[] = [];
  const connectedAt: number[] = [];
  const transport = createSignalRTransport({
    url: `${front}/notificationHub`,
    reconnectSpreadSeconds: 1,
    accessToken: () => token,
    onWarning: () => {},
  });
  const watched: RealtimeTransport = {
    start: ({ onItems, onStateChange }) =>
      transport.start({
        onItems(items) {
          // The example sends one item at a time, with both fields. Any other shape would fail the count below.
          for (const { id, lastModifiedDate } of items as { id: string; lastModifiedDate: string }[])
            versions.push(`${id} ${lastModifiedDate}`);
          onItems(items);
        },
        onStateChange(state) {
          if (state === 'connected') connectedAt.push(Date.now());
          onStateChange(state);
        },
      }),
    stop: transport.stop,
  };
  const center = createNotificationCenter({
    ...centerOf(
      user,
      callsOf(front, () => token),
    ),
    transport: watched,
    commitDelaySeconds: 5,
    // Missed items must come with the catch-up after a reconnect, not with an audit.
    auditSeconds: 3600,
  });
  const list = center.feed.view('announcements');
  center.start();
  return {
    center,
    versions,
    connectedAt,
    ids: () => list.get().filter((id) => id.startsWith('event-')),
    isConnected: () => center.connection.get() === 'connected',
  };
}

it('a client of one instance receives what the other instance publishes', async () => {
  const [here, there] = instances as [ExampleBackend, ExampleBackend];
  const client = openClient('logan', await tokenFor('logan', here));
  const stranger = openClient('emil', await tokenFor('emil', here));
  await expect.poll(() => [client.isConnected(), stranger.isConnected()], patience).toEqual([true, true]);
  await client.center.list('announcements').load();
  expect(await publish(there.origin, 'logan', 'event-a')).toBe(true);
  await expect.poll(() => client.ids(), patience).toEqual(['event-a']);
  expect(stranger.versions).toEqual([]);
  await Promise.all([client.center.stop(), stranger.center.stop()]);
});

it(`kill -9 of one instance under ${String(perSecond)} events/s: its clients reconnect to the other, no item is lost and no item arrives twice`, async () => {
  const [killed, left] = instances as [ExampleBackend, ExampleBackend];
  const clients = await Promise.all(
    [killed, killed, left, left].map(async (instance) => openClient('avery', await tokenFor('avery', instance))),
  );
  await expect.poll(() => clients.map((client) => client.isConnected()), patience).toEqual([true, true, true, true]);
  await Promise.all(clients.map(({ center }) => center.list('announcements').load()));

  const total = perSecond * seconds;
  const published: string[] = [];
  let attempts = 0;
  // Both instances publish. The other instance publishes the items that the killed one did not acknowledge.
  const publishUntilTaken = async (index: number) => {
    const id = `event-${String(index)}`;
    for (let isTaken = false, turn = index; !isTaken; turn += 1, attempts += 1) {
      isTaken = await publish((turn % 2 === 0 ? killed : left).origin, 'avery', id);
    }
    published.push(id);
  };
  const startedAt = Date.now();
  const underWay: Promise<void>[] = [];
  let killedAt = 0;
  for (let index = 0; index < total; index += 1) {
    await sleep(Math.max(0, startedAt + (index * 1000) / perSecond - Date.now()));
    underWay.push(publishUntilTaken(index));
    if (index === Math.floor(total / 3)) {
      killedAt = Date.now();
      await killed.process.end('SIGKILL');
    }
  }
  await Promise.all(underWay);
  const publishedMs = Date.now() - startedAt;

  const wanted = published.toSorted();
  expect(wanted).toHaveLength(total);
  const stored = await storedIds();
  expect(stored.toSorted()).toEqual(wanted);
  for (const client of clients) {
    await expect.poll(() => client.ids(), patience).toHaveLength(total);
    expect(client.ids().toSorted()).toEqual(wanted);
    // The hub sends each version at most once.
    expect(client.versions).toHaveLength(new Set(client.versions).size);
  }
  // A slow host may end more connections, which come back as well.
  const connections = clients.map(({ connectedAt }) => connectedAt.length);
  expect(connections.map((count, index) => count >= (index < 2 ? 2 : 1))).toEqual([true, true, true, true]);
  const away = clients.slice(0, 2).map(({ connectedAt }) => (connectedAt[1] ?? Infinity) - killedAt);
  console.log(
    `${String(total)} events in ${String(publishedMs)} ms, ${String(attempts - total)} publications tried again. ` +
      `Back after ${away.join(' and ')} ms. Heard live: ${clients.map(({ versions }) => versions.length).join(', ')}. Lost 0, twice 0.`,
  );
  await Promise.all(clients.map(({ center }) => center.stop()));
  expect(logs()).toContain('/notificationHub');
  expect(logs()).not.toContain('access_token');
});

/** Reads the ids of the store, page by page. */
async function storedIds(): Promise<string[]> {
  const token = identity.tokenOf('avery');
  const client = createHttpNotificationClient({ request: callsOf(front, () => token), userId: 'avery' });
  const page = await client.getFilteredNotifications({ pageSize: 10_000, typeStatus: [], toDate: null });
  return page.notifications.map((item) => (item as { id: string }).id);
}
