import { HttpTransportType, HubConnectionBuilder, LogLevel } from '@microsoft/signalr';
import type { HubConnection } from '@microsoft/signalr';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { platformOfAvery } from '../testing/platformOfAvery.ts';
import { portalOrigin, signIn } from '../testing/testPlatform.ts';

const transports = [
  ['WebSockets', HttpTransportType.WebSockets],
  ['ServerSentEvents', HttpTransportType.ServerSentEvents],
  ['LongPolling', HttpTransportType.LongPolling],
] as const;

const { platformOrigin, token, control, call } = platformOfAvery();
let hubUrl: string;
let tokens: Record<'avery' | 'noor', string>;
const started: HubConnection[] = [];

beforeAll(async () => {
  hubUrl = `${platformOrigin()}/notification/notificationHub`;
  tokens = { avery: token(), noor: (await signIn(platformOrigin(), 'noor')).access_token };
});
afterEach(async () => {
  await Promise.all(started.splice(0).map((connection) => connection.stop()));
});

/** A client of the official library, and the notifications that it received. */
function createClient(
  token: string,
  { transport = HttpTransportType.WebSockets, url = hubUrl, delays = [0, 20, 50] } = {},
) {
  const connection = new HubConnectionBuilder()
    .withUrl(url, { transport, accessTokenFactory: () => token })
    .withAutomaticReconnect(delays)
    .configureLogging(LogLevel.None)
    .build();
  started.push(connection);
  const heard: unknown[] = [];
  connection.on('Notification', (item: unknown) => heard.push(item));
  connection.on('NotificationList', (items: unknown) => heard.push(items));
  return { connection, heard };
}

/** The same, connected. */
async function connect(...options: Parameters<typeof createClient>) {
  const client = createClient(...options);
  await client.connection.start();
  return client;
}
const titled = (title: string) => expect.objectContaining({ title }) as unknown;
const hub = (action: string, ms?: number) => control('POST', '/hub', { action, ms });

const notify = (user: string, title: string, deliver = 'both') =>
  control('POST', '/notifications', { user, notification: { title }, deliver });
const connections = async () => (await (await control('GET', '/connections')).json()) as { user: string }[];

describe.each(transports)('over %s', (_name, transport) => {
  it('sends each event only to its user', async () => {
    const avery = await connect(tokens.avery, { transport });
    const noor = await connect(tokens.noor, { transport });
    expect((await connections()).map(({ user }) => user).toSorted()).toEqual(['avery', 'noor']);

    await notify('avery', 'one');
    await control('POST', '/lists', { user: 'avery', notifications: [{ title: 'two' }, { title: 'three' }] });
    await notify('noor', 'other');
    await expect.poll(() => noor.heard).toEqual([titled('other')]);
    await expect
      .poll(() => avery.heard)
      .toEqual([expect.objectContaining({ title: 'one', read: false }), [titled('two'), titled('three')]]);

    await avery.connection.stop();
    await expect.poll(connections).toEqual([expect.objectContaining({ user: 'noor' })]);
  });

  it('refuses an invalid token', async () => {
    const { connection } = createClient('nonsense', { transport });
    await expect(connection.start()).rejects.toThrow('401');
  });

  it('accepts a client whose negotiation was redirected', async () => {
    const body = { url: `${hubUrl}?redirected=1`, accessToken: tokens.noor };
    await control('POST', '/faults', { service: 'hub', path: '/negotiate', body, times: 1 });
    await connect(tokens.avery, { transport });
    expect(await connections()).toEqual([expect.objectContaining({ user: 'noor' })]);
  });
});

describe('the hub', () => {
  const negotiated = async () => (await call('/notification/notificationHub/negotiate', { method: 'POST' })).status;

  it('refuses connections while a drop lasts', async () => {
    await hub('drop', 600_000);
    expect(await negotiated()).toBe(503);
    await hub('restore');
    expect(await negotiated()).toBe(200);
  });

  it('accepts connections again after the duration of a drop', async () => {
    await hub('drop', 30);
    await expect.poll(negotiated).toBe(200);
  });

  it('a drop does not end a refusal', async () => {
    const { connection } = createClient(tokens.avery, { delays: [0] });
    const closed = new Promise<void>((resolve) => {
      connection.onclose(() => resolve());
    });
    await connection.start();
    await hub('refuse');
    await hub('drop');
    await closed;
    expect(await connections()).toEqual([]);
  });

  it.each([
    ['stored and not sent', 'store', true, false],
    ['sent and not stored', 'hub', false, true],
    ['both', 'both', true, true],
  ])('delivers what is %s', async (title, deliver, isStored, isSent) => {
    const { heard } = await connect(tokens.avery);
    const { id } = (await (await notify('avery', title, deliver)).json()) as { id: string };
    // Events arrive in order, so the next one shows whether the first was sent.
    await notify('avery', 'the last', 'hub');
    await expect.poll(() => heard.at(-1)).toMatchObject({ title: 'the last' });
    expect(heard.some((item) => (item as { id: string }).id === id)).toBe(isSent);
    expect(await (await call(`/notification/has?id=${id}`)).json()).toBe(isStored);
  });

  const negotiate = async (token: string) => {
    const headers = { authorization: `Bearer ${token}` };
    const answer = await fetch(`${hubUrl}/negotiate?negotiateVersion=1`, { method: 'POST', headers });
    return (await answer.json()) as { connectionToken: string };
  };

  it.each([
    ['an unknown connection', 404, () => Promise.resolve('unknown')],
    ['a connection of someone else', 403, async () => (await negotiate(tokens.noor)).connectionToken],
  ])('refuses %s', async (_case, status, idOf) => {
    const headers = { authorization: `Bearer ${tokens.avery}` };
    expect((await fetch(`${hubUrl}?id=${await idOf()}`, { headers })).status).toBe(status);
  });

  it.each([
    ['the portal', portalOrigin, 'open'],
    ['another origin', 'https://elsewhere.example', '403'],
  ])('opens a socket for %s: %s', async (_case, origin, outcome) => {
    const { connectionToken } = await negotiate(tokens.avery);
    const socket = new WebSocket(`${hubUrl.replace('http', 'ws')}?id=${connectionToken}&access_token=${tokens.avery}`, {
      origin,
    });
    const result = await new Promise<string>((resolve) => {
      socket.on('open', () => resolve('open'));
      socket.on('error', (error) => resolve(error.message));
    });
    expect(result).toContain(outcome);
    socket.terminate();
  });
});
