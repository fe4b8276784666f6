import { afterEach, expect, it, vi } from 'vitest';
import { createWritable } from './readable.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

it('a listener that throws does not stop the others, and its error is reported as uncaught', () => {
  const afterwards: (() => void)[] = [];
  vi.spyOn(globalThis, 'queueMicrotask').mockImplementation((task) => void afterwards.push(task));
  const value = createWritable(0);
  const heard: number[] = [];
  value.subscribe(() => heard.push(value.get()));
  value.subscribe(() => {
    throw new Error('not mine to handle');
  });
  value.subscribe(() => heard.push(value.get()));
  expect(() => value.set(1)).not.toThrow();
  expect(heard).toEqual([1, 1]);
  expect(afterwards).toHaveLength(1);
  expect(afterwards[0]).toThrow('not mine to handle');
});
