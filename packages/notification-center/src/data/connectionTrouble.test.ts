import { describe, expect, it } from 'vitest';
import { UnauthorizedError } from '../transport/connection/LiveConnection.ts';
import { createSignalRTransport } from '../transport/signalr/createSignalRTransport.ts';
import { createTestCenter, startTestCenter } from './createTestCenter.testing.ts';
import type { NotificationCenter } from './NotificationCenter.ts';

it('says nothing of a short gap, and of a longer one until it is over', async () => {
  const { center, platform, advance } = await startTestCenter();
  const { connectionTrouble } = center.screens;
  const said: unknown[] = [];
  connectionTrouble.subscribe(() => said.push(connectionTrouble.get()));

  platform.hub.refuse();
  await advance(4000);
  platform.hub.restore();
  await advance(120_000);
  expect(center.connection.get()).toBe('connected');
  expect(said).toEqual([]);

  platform.hub.refuse();
  await advance(6000);
  expect(said).toEqual(['reconnecting']);
  platform.hub.restore();
  await advance(120_000);
  expect(said).toEqual(['reconnecting', null]);
});

describe('a browser that says it is offline', () => {
  const saidBy = ({ connectionTrouble }: NotificationCenter['screens']) => {
    connectionTrouble.subscribe(() => {});
    return connectionTrouble.get;
  };

  it('is believed if the service can’t be reached', async () => {
    const { center, page, advance } = await startTestCenter();
    const trouble = saidBy(center.screens);
    page.goOffline();
    await advance(10_000);
    expect(trouble()).toBe('offline');
    page.goOnline();
    await advance(10_000);
    expect(trouble()).toBeNull();
  });

  it('is not believed while calls succeed', async () => {
    const { environment, startCenter, advance } = createTestCenter();
    const center = await startCenter({ environment: { ...environment, isOnline: () => false } });
    const trouble = saidBy(center.screens);
    await advance(120_000);
    expect(trouble()).toBeNull();
  });
});

it('says that live notifications are refused, and asks again at growing intervals', async () => {
  const { environment, startCenter, advance, titles } = createTestCenter();
  const asked: number[] = [];
  const transport = createSignalRTransport({
    url: 'https://hub.example',
    environment,
    accessToken: () => 'token',
    renewAccessToken: async () => {},
    onWarning: () => {},
    openConnection: async () => ({
      async start() {
        asked.push(environment.now());
        throw new UnauthorizedError();
      },
      stop: async () => {},
    }),
  });
  const center = await startCenter({ transport });
  center.screens.connectionTrouble.subscribe(() => {});
  await advance(60_000);
  expect([center.connection.get(), center.screens.connectionTrouble.get(), titles()]).toEqual([
    'unauthorized',
    'unauthorized',
    [],
  ]);
  await advance(3_600_000);
  expect(asked.length).toBeLessThan(20);
  expect(asked.length).toBeGreaterThan(6);
});
