import * as v from 'valibot';
import { describe, expect, test, vi } from 'vitest';
import { createStorage } from './createStorage.testing.ts';
import { readStored, storedValue } from './index.ts';

const schema = v.array(v.string());

/** One tab of a browser, with the event of another tab's write. */
function openTab(storage: Parameters<typeof storedValue>[3] = createStorage()) {
  const target = new EventTarget();
  const value = storedValue<readonly string[]>('colours', schema, [], storage, target);
  return {
    ...value,
    tell: (key: string | null) => target.dispatchEvent(Object.assign(new Event('storage'), { key })),
  };
}

test('a value is stored, and is the same object until it changes', () => {
  const storage = createStorage();
  const [first, second] = [openTab(storage), openTab(storage)];
  const red = ['red'];
  first.set(red);
  expect(first.get()).toBe(red);
  expect(second.get()).toEqual(red);
  expect(second.get()).toBe(second.get());
});

test.each([
  ['colours', 1],
  [null, 1],
  ['shapes', 0],
])('a write of another tab under %s calls the listeners %i times', (key, times) => {
  const tab = openTab();
  const listener = vi.fn<() => void>();
  tab.subscribe(listener);
  tab.tell(key);
  expect(listener).toHaveBeenCalledTimes(times);
});

describe.each(['not json', '{}', '[1]', ''])('the stored text "%s"', (text) => {
  test('counts as none, and the next write replaces it', () => {
    const storage = createStorage({ colours: text });
    expect(readStored(storage, 'colours', schema)).toBeNull();
    const tab = openTab(storage);
    expect(tab.get()).toEqual([]);
    tab.set(['red']);
    expect(openTab(storage).get()).toEqual(['red']);
  });

  test('does not replace a value that is known', () => {
    const storage = createStorage({ colours: '["red"]' });
    const tab = openTab(storage);
    expect(tab.get()).toEqual(['red']);
    storage.setItem('colours', text);
    expect(tab.get()).toEqual(['red']);
  });
});

const denied = () => {
  throw new DOMException('Access is denied for this document.', 'SecurityError');
};

test.each([
  ['a storage that is denied', { getItem: denied, setItem: denied }],
  ['a storage that is full', { getItem: () => '["old"]', setItem: denied }],
  ['no storage', null],
])('with %s the page remembers', (_, storage) => {
  const tab = openTab(storage);
  tab.set(['red']);
  expect(tab.get()).toEqual(['red']);
});

test('a storage that drops a write keeps what it has', () => {
  const tab = openTab({ ...createStorage({ colours: '["red"]' }), setItem: () => undefined });
  tab.set(['blue']);
  expect(tab.get()).toEqual(['red']);
});
