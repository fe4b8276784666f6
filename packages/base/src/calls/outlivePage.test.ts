import { expect, test } from 'vitest';
import { outlivePage } from './outlivePage.ts';

test('calls that change something outlive their page, as far as the browser allows it for all together', async () => {
  const kept: boolean[] = [];
  const end = Promise.withResolvers<void>();
  const send = (method: string, size: number) =>
    outlivePage(method, size, (keepalive) => {
      kept.push(keepalive);
      return end.promise;
    });
  const calls = [send('GET', 0), ...Array.from({ length: 5 }, () => send('PATCH', 4000))];
  expect(kept).toEqual([false, true, true, true, true, false]);
  end.resolve();
  await Promise.all(calls);
  await send('PATCH', 4000);
  expect(kept.at(-1)).toBe(true);
});
