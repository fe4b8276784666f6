import { afterEach, expect, it, vi } from 'vitest';
import { createNotifier } from './createNotifier.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

it('a listener that throws does not stop the others, and its error is reported as uncaught', () => {
  const afterwards: (() => void)[] = [];
  vi.spyOn(globalThis, 'queueMicrotask').mockImplementation((task) => void afterwards.push(task));
  const { createTopic, subscribeItem, touchItem, flush } = createNotifier(() => {});
  const fail = (message: string) => () => {
    throw new Error(message);
  };
  const [item, otherItem, whole] = [vi.fn(), vi.fn(), vi.fn()];
  const topic = createTopic();
  subscribeItem('a', fail('of an item'));
  subscribeItem('a', item);
  subscribeItem('b', otherItem);
  topic.subscribe(fail('of a topic'));
  topic.subscribe(whole);
  touchItem('a');
  touchItem('b');
  topic.touch();
  expect(flush).not.toThrow();
  for (const listener of [item, otherItem, whole]) expect(listener).toHaveBeenCalledOnce();
  expect(afterwards).toHaveLength(2);
  expect(afterwards[0]).toThrow('of an item');
  expect(afterwards[1]).toThrow('of a topic');
});
