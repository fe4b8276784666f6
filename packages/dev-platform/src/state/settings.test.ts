import { expect, test, vi } from 'vitest';
import { createSettingsStore } from './settings.ts';

const create = () => {
  let time = 10_000;
  const store = createSettingsStore(() => time);
  return {
    store,
    wait: (ms: number) => {
      time += ms;
    },
    set: (value: unknown, { age = 0, after = 0, key = 'theme' } = {}) =>
      store.change('avery', [{ key, value, age, after }]),
  };
};

// What every settings service does, `backendRules.test.ts` proves.
test('people have settings of their own', () => {
  const { store, set } = create();
  set('dark');
  expect(store.of('avery')).toEqual({ at: 10_000, settings: [{ key: 'theme', value: 'dark', at: 10_000 }] });
  expect(store.of('noor')).toEqual({ at: 0, settings: [] });
});

test('only a change that wins is told', () => {
  const { store, set, wait } = create();
  const told = vi.fn();
  store.onChange(told);
  set('dark');
  wait(1000);
  set('light', { age: 5000 });
  expect(told.mock.calls).toEqual([['avery', 10_000]]);
});

test('a change that is older than the service can count is older than all others', () => {
  const { store, set } = create();
  set('dark', { age: Number.MAX_SAFE_INTEGER });
  expect(store.of('avery').settings[0]?.at).toBe(0);
  set('light');
  expect(store.of('avery').settings[0]?.value).toBe('light');
});

test('one refused change refuses the call, and nothing is changed', () => {
  const { store } = create();
  const long = { key: 'b', value: 'x'.repeat(5000), age: 0, after: 0 };
  expect(store.change('avery', [{ key: 'a', value: 1, age: 0, after: 0 }, long])).toMatch(/4096 characters/);
  const many = Array.from({ length: 2001 }, (_, index) => ({ key: String(index), value: 1, age: 0, after: 0 }));
  expect(store.change('avery', many)).toMatch(/2000 settings/);
  expect(store.of('avery').settings).toEqual([]);
});
