import { toastQueue } from '@gantry/ui-kit';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createFakePortal } from '../shell/testing/createFakePortal.testing.tsx';
import { cascade, harbor, sampleMenu } from '../shell/testing/sampleMenu.testing.tsx';
import { programQueries } from './programSwitch.ts';

const add = vi.spyOn(toastQueue, 'add').mockReturnValue(1);
const toasts = () => add.mock.calls.map(([{ title }]) => title);
beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => add.mockClear());

test('a permitted program is selected, by its present name', async () => {
  const { program, switchProgram } = createFakePortal();
  expect(await switchProgram({ id: cascade.id, name: 'An older name' })).toBe('selected');
  expect(program.get()).toEqual(cascade);
  expect(toasts()).toEqual([]);
});

test('a program without permission leaves the present one selected, and a toast says so', async () => {
  const { program, switchProgram } = createFakePortal();
  const signal = program.signal();
  expect(await switchProgram({ id: 'ZZZ', name: 'Somebody else’s program' })).toBe('refused');
  expect(program.get()).toEqual(harbor);
  expect(signal.aborted).toBe(false);
  expect(toasts()).toEqual(['You do not have access to the program “Somebody else’s program”.']);
});

test('without an answer on the permissions the present program stays selected, and a toast says so', async () => {
  const { program, switchProgram } = createFakePortal({ getMenuItems: () => Promise.reject(new Error('Down')) });
  expect(await switchProgram({ id: cascade.id })).toBe('unknown');
  expect(program.get()).toEqual(harbor);
  expect(toasts()).toEqual(['Your programs could not be loaded, please try again']);
});

test.each([
  { leaves: false, result: 'stayed', selected: harbor },
  { leaves: true, result: 'selected', selected: cascade },
])('asks about unsaved work: leaving $leaves gives $result', async ({ leaves, result, selected }) => {
  const { leaveGuards, program, switchProgram } = createFakePortal();
  leaveGuards.add(
    () => 'The job has changes that are not saved.',
    () => true,
  );
  const switched = switchProgram(cascade);
  await expect.poll(() => leaveGuards.pending()).not.toBeNull();
  expect(program.get()).toEqual(harbor);
  leaveGuards.pending()?.answer(leaves);
  expect(await switched).toBe(result);
  expect(program.get()).toEqual(selected);
});

test('the latest of two switches wins', async () => {
  const { promise, resolve: answer } = Promise.withResolvers<ReturnType<typeof sampleMenu>>();
  const { program, switchProgram } = createFakePortal({ getMenuItems: () => promise });
  const first = switchProgram(cascade);
  const second = switchProgram(harbor);
  answer(sampleMenu());
  expect(await Promise.all([first, second])).toEqual(['stayed', 'selected']);
  expect(program.get()).toEqual(harbor);
});

test('what is in flight for the present program is aborted before the other one is selected', async () => {
  const { program, switchProgram, queryClient } = createFakePortal();
  const seen: string[] = [];
  const signal = program.signal();
  signal.addEventListener('abort', () => seen.push(`call aborted in ${program.get()?.id}`));
  const query = queryClient.fetchQuery({
    queryKey: [programQueries, harbor.id, 'dashboards'],
    queryFn: (context) =>
      new Promise((_resolve, reject) => {
        context.signal.addEventListener('abort', () => {
          seen.push(`query aborted in ${program.get()?.id}`);
          reject(context.signal.reason as Error); // The reason of an abort is an error.
        });
      }),
  });
  query.catch(() => undefined);
  await switchProgram(cascade);
  expect(seen).toEqual(['query aborted in HFR', 'call aborted in HFR']);
  expect(program.signal().aborted).toBe(false);
});
