import { expect, test } from 'vitest';
import { environmentLayer, mergeLayer } from './mergeLayers.ts';

test('objects are merged by key, other values are replaced whole, and null removes a key', () => {
  const base = {
    environment: 'base',
    flags: { DEBUG: true },
    home: { activityColumns: ['todo', 'requests'] },
    hubName: 'a',
  };
  const overlay = {
    environment: 'staging',
    flags: { PUSH_NOTIFICATIONS: true },
    home: { activityColumns: ['todo'] },
    hubName: null,
  };
  expect(mergeLayer(base, overlay)).toEqual({
    environment: 'staging',
    flags: { DEBUG: true, PUSH_NOTIFICATIONS: true },
    home: { activityColumns: ['todo'] },
  });
});

test('a key named __proto__ is a key like any other', () => {
  const merged = mergeLayer({}, JSON.parse('{"__proto__":{"polluted":true}}'));
  expect(Object.keys(merged as object)).toEqual(['__proto__']);
  expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
});

test.each([
  [{ GANTRY__identity__clientId: 'portal', PATH: '/bin' }, { identity: { clientId: 'portal' } }],
  [
    { GANTRY__flags__DEBUG: 'true', GANTRY__flags__PUSH_NOTIFICATIONS: 'false' },
    { flags: { DEBUG: true, PUSH_NOTIFICATIONS: false } },
  ],
  [{ GANTRY__notifications__commitDelaySeconds: '60' }, { notifications: { commitDelaySeconds: 60 } }],
  [{ GANTRY__identity__clientId: '"12345"' }, { identity: { clientId: '12345' } }],
  [{ GANTRY__home__activityColumns: '["todo"]' }, { home: { activityColumns: ['todo'] } }],
  [{ GANTRY__policyReports: 'null' }, { policyReports: null }],
  [{ GANTRY__services__base: 'https://api.example.com/base' }, { services: { base: 'https://api.example.com/base' } }],
  [{}, {}],
])('%j is the overlay %j', (environment, layer) => {
  expect(environmentLayer(environment)).toEqual(layer);
});

test('a variable that starts as JSON does and is not JSON is named', () => {
  expect(() => environmentLayer({ GANTRY__home__activityColumns: '["todo"' })).toThrow('GANTRY__home__activityColumns');
});
