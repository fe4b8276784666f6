import { expect, it, vi } from 'vitest';
import { someNotification } from '../../core/notification.testing.ts';
import { parseInSlices } from './parseInSlices.ts';

const parse = (items: readonly unknown[]) => items.map((id) => someNotification({ id }));
const idsTo = (count: number) => Array.from({ length: count }, (_, index) => `n${index}`);

it('reads a long response completely, in order and in several tasks', async () => {
  const slices = vi.fn(parse);
  let otherTasks = 0;
  const other = setInterval(() => (otherTasks += 1), 0);
  const parsed = await parseInSlices(idsTo(10_500), slices);
  clearInterval(other);
  expect(parsed.map(({ id }) => id)).toEqual(idsTo(10_500));
  expect(Math.max(...slices.mock.calls.map(([items]) => items.length))).toBeLessThanOrEqual(2000);
  expect(otherTasks).toBeGreaterThan(0);
});

it('reads a usual page at once', async () => {
  const slices = vi.fn(parse);
  await parseInSlices(idsTo(200), slices);
  expect(slices).toHaveBeenCalledOnce();
});

it('gives the first items of a long response before it reads the others', async () => {
  const slices: (readonly [length: number, isBeginning: boolean])[] = [];
  await parseInSlices(idsTo(2100), parse, (items, isBeginning) => slices.push([items.length, isBeginning]));
  expect(slices).toEqual([
    [50, true],
    [2000, false],
    [50, false],
  ]);
});
