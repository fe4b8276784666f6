import { toastQueue } from '@gantry/ui-kit';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { createFakePortal, type FakePortalOptions } from '../testing/createFakePortal.testing.tsx';
import { cascade, harbor } from '../testing/sampleMenu.testing.tsx';
import { createProgramSwitch } from './createProgramSwitch.ts';

const add = vi.spyOn(toastQueue, 'add').mockReturnValue(1);
const toasts = () => add.mock.calls.map(([{ title }]) => title);
afterEach(() => add.mockClear());

function setUp(options: FakePortalOptions = {}) {
  const portal = createFakePortal(options);
  return { portal, switchProgram: createProgramSwitch(portal, new QueryClient(), () => 'en') };
}

test('selects the program of an item, by the name that it has', async () => {
  const { portal, switchProgram } = setUp();
  await switchProgram({ id: cascade.id, name: 'An older name' });
  expect(portal.program.get()).toEqual(cascade);
  expect(toasts()).toEqual([]);
});

test('a program without permission is not selected, and the person is told', async () => {
  const { portal, switchProgram } = setUp();
  await expect(switchProgram({ id: 'ZZZ', name: 'Somebody else’s program' })).rejects.toThrow('stays');
  expect(portal.program.get()).toEqual(harbor);
  expect(toasts()).toEqual(['You do not have access to the program “Somebody else’s program”.']);
});

test('where the permissions can not be had nothing is selected, and the person is told', async () => {
  const { portal, switchProgram } = setUp({ getMenuItems: () => Promise.reject(new Error('Down')) });
  await expect(switchProgram({ id: cascade.id, name: null })).rejects.toThrow('stays');
  expect(portal.program.get()).toEqual(harbor);
  expect(toasts()).toEqual(['Your programs could not be loaded, please try again']);
});

test('who would lose their work may stay', async () => {
  const { portal, switchProgram } = setUp();
  portal.leaveGuards.add(
    () => 'The job has changes that are not saved.',
    () => true,
  );
  const switched = switchProgram({ id: cascade.id, name: null });
  await expect.poll(() => portal.leaveGuards.pending()).not.toBeNull();
  portal.leaveGuards.pending()?.answer(false);
  await expect(switched).rejects.toThrow('stays');
  expect(portal.program.get()).toEqual(harbor);
});
