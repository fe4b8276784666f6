import { describe, expect, test, vi } from 'vitest';
import { createSafeStorage, type StorageTrouble } from './browserStorage.ts';
import { isPersonal, storageOfSession } from './stored.ts';
import { full, memoryStorage } from './memoryStorage.testing.ts';

const blocked = (): Storage => {
  throw new DOMException('Access is denied for this document.', 'SecurityError');
};

test('a storage that works returns the written values', () => {
  const native = memoryStorage();
  const onTrouble = vi.fn<(trouble: StorageTrouble) => void>();
  const storage = createSafeStorage(() => native, onTrouble);
  storage.setItem('a', '1');
  expect([native.getItem('a'), storage.getItem('a'), storage.length, storage.key(0)]).toEqual(['1', '1', 1, 'a']);
  storage.removeItem('a');
  expect([native.getItem('a'), storage.getItem('a'), storage.length]).toEqual([null, null, 0]);
  expect(storage.isLasting()).toBe(true);
  expect(onTrouble).not.toHaveBeenCalled();
});

describe.each<[string, StorageTrouble, () => Storage]>([
  ['a blocked storage', 'blocked', blocked],
  ['a full storage', 'full', () => full(memoryStorage())],
])('%s', (_, trouble, open) => {
  test('is replaced by memory, and the failure is reported', () => {
    const native = trouble === 'full' ? open() : null;
    const onTrouble = vi.fn<(trouble: StorageTrouble) => void>();
    const storage = createSafeStorage(() => native ?? open(), onTrouble);
    expect(storage.getItem('a')).toBeNull();
    storage.setItem('a', '1');
    expect([storage.getItem('a'), storage.length, storage.key(0), storage.isLasting()]).toEqual(['1', 1, 'a', false]);
    expect(onTrouble).toHaveBeenCalledWith(trouble);
    storage.clear();
    expect([storage.getItem('a'), storage.length, storage.isLasting()]).toEqual([null, 0, true]);
  });
});

test('a full storage keeps the last good value of what a person has made, and no old one of a session', () => {
  const settings = 'gantry.personal/avery/settings';
  const native = memoryStorage({ token: 'old', [settings]: 'old' });
  const storage = createSafeStorage(
    () => full(native),
    () => undefined,
    isPersonal,
  );
  for (const key of ['token', settings]) storage.setItem(key, 'new');
  expect([storage.getItem('token'), storage.getItem(settings)]).toEqual(['new', 'new']);
  expect([native.getItem('token'), native.getItem(settings)]).toEqual([null, 'old']);
});

test('a session that is over writes nothing any more, and still reads', () => {
  let isOver = false;
  const storage = memoryStorage();
  const ofSession = storageOfSession(storage, () => isOver);
  ofSession.setItem('gantry.personal', 'before');
  isOver = true;
  ofSession.setItem('gantry.personal', 'after');
  expect(ofSession.getItem('gantry.personal')).toBe('before');
  storage.removeItem('gantry.personal');
  ofSession.setItem('gantry.personal', 'after');
  expect(storage).toHaveLength(0);
});
