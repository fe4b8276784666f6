import { expect, it } from 'vitest';
import { startTestCenter } from './createTestCenter.testing.ts';

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
