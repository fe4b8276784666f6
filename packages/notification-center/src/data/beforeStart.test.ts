import { afterEach, expect, it, vi } from 'vitest';
import { createFakePlatform } from '../testing.ts';
import { createTestPage } from '../transport/createTestPage.testing.ts';
import { createTestCenter, items } from './createTestCenter.testing.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

it('a fake platform that a server makes does not read the clock either', () => {
  const { environment } = createTestPage();
  const now = vi.fn(environment.now);
  const platform = createFakePlatform({ environment: { ...environment, now }, notifications: items(2) });
  expect(now).not.toHaveBeenCalled();
  expect(platform.server.all()).toHaveLength(2);
});

it('before start, neither the clock nor the storage is read, also with first pages, and the hub "connects on demand"', () => {
  const read: string[] = [];
  const storage = { getItem: () => read.push('storage'), setItem: () => read.push('storage') };
  vi.stubGlobal('localStorage', storage);
  const { environment, openCenter } = createTestCenter();
  const watched = (name: 'now' | 'random') => () => {
    read.push(name);
    return environment[name]();
  };
  const transport = { start: () => void read.push('hub'), stop: async () => undefined };
  const center = openCenter({
    transport,
    environment: { ...environment, now: watched('now'), random: watched('random') },
    initial: { exports: { notifications: items(3, { type: 'export' }), totalPages: 1 } },
    storage: undefined,
  });
  expect(center.feed.view('exports').get()).toHaveLength(3);
  expect(read).toEqual([]);
  center.start();
  expect(read).toEqual(expect.arrayContaining(['now', 'hub']));
});
