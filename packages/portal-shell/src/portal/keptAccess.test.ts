import * as v from 'valibot';
import { expect, test, vi } from 'vitest';
import { configurationSchema } from '../config/configuration.ts';
import { exampleConfiguration } from '../config/exampleConfiguration.testing.tsx';
import { sampleMenu, harbor } from '../shell/testing/sampleMenu.testing.tsx';
import { memoryStorage } from '@gantry/platform-client/storage/memoryStorage.testing';
import { createKeptAccess } from './keptAccess.ts';

const configuration = v.parse(configurationSchema, exampleConfiguration);
const open = (storage: Storage, personId = 'avery') => createKeptAccess({ storage, personId, configuration });

test('the next visit knows what the last answer granted', () => {
  const storage = memoryStorage();
  expect(open(storage).get()).toBeUndefined();
  open(storage).keep(sampleMenu());
  expect(open(storage).get()).toEqual(open(memoryStorage()).keep(sampleMenu()));
});

test('the same answer grants the same object, and is not written again', () => {
  const storage = memoryStorage();
  open(storage).keep(sampleMenu());
  const write = vi.spyOn(storage, 'setItem');
  const kept = open(storage);
  const granted = kept.get();
  expect(kept.keep(sampleMenu())).toBe(granted);
  expect(write).not.toHaveBeenCalled();
  expect(kept.keep(sampleMenu({ programs: [harbor] }))).not.toBe(granted);
  expect(open(storage).get()?.permissions.programs).toEqual(new Map([[harbor.id, harbor.name]]));
});

test('another person in the same browser is shown nothing of it', () => {
  const storage = memoryStorage();
  open(storage).keep(sampleMenu());
  expect(open(storage, 'blake').get()).toBeUndefined();
});

test.each(['', '{', 'null', '[]', '{"person":"avery"}', '{"person":"avery","answer":{"MenuItems":1}}'])(
  'a stored value that is no answer counts as none: %s',
  (text) => expect(open(memoryStorage({ 'gantry.kept_access': text })).get()).toBeUndefined(),
);
