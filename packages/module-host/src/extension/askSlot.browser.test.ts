import { beforeEach, expect, test, vi } from 'vitest';
import { fixtures, testEnvironment } from '../environment.testing.tsx';
import { journal } from '@gantry/platform-client/telemetry/journal';
import { askSlot, type SlotQuestion } from './askSlot.ts';

const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
beforeEach(() => warn.mockClear());

const ask = (failure: string, more: Partial<SlotQuestion<'search'>> = {}) =>
  askSlot({
    extension: { name: 'Crews', entry: `${fixtures}/extension.js?failure=${failure}`, slots: ['search'] },
    slot: 'search',
    text: '7',
    environment: testEnvironment(),
    signal: new AbortController().signal,
    ...more,
  });

test('an extension answers in the language of the portal, and is asked again without loading again', async () => {
  await expect(ask('')).resolves.toEqual([{ id: '7', title: 'Crew 7', href: '/apps/workOrder' }]);
  const appearance = { ...testEnvironment().appearance, locale: 'ar', direction: 'rtl', theme: 'dark' } as const;
  await expect(ask('', { environment: testEnvironment({ appearance }) })).resolves.toEqual([
    { id: '7', title: 'الفريق 7', href: '/apps/workOrder' },
  ]);
  expect(warn).not.toHaveBeenCalled();
});

/** Each failure, and what the console says. */
test.each([
  ['throws', /extension Crews failed, so its slot search shows nothing/],
  ['another form', /answered in another form than the contract says \(0\.id\)/],
  ['script', /answered in another form than the contract says \(0\.href\)/],
  ['contract', /extension Crews failed/],
  ['no slot', /extension Crews failed/],
])('an extension that fails with "%s" has an empty answer and is named', async (failure, sentence) => {
  await expect(ask(failure)).resolves.toEqual([]);
  expect(warn.mock.calls.map(([text]) => String(text)).join('\n')).toMatch(sentence);
  expect(journal.get().at(-1)).toMatchObject({ kind: 'module', attributes: { module: 'Crews', slot: 'search' } });
});

/** One waits on, and the other rejects as soon as its context says that the answer is no longer wanted. */
test.each(['hangs', 'gives up'])(
  'an extension that is late and %s has an empty answer and is named',
  async (failure) => {
    await ask('');
    await expect(ask(failure, { timeoutMs: 200 })).resolves.toEqual([]);
    expect(String(warn.mock.calls[0]?.[0])).toMatch(/Crews did not answer within 0\.2 seconds/);
  },
);

test('an answer that is no longer wanted is empty, and nothing is said', async () => {
  const controller = new AbortController();
  const answer = ask('hangs', { signal: controller.signal });
  controller.abort();
  await expect(answer).resolves.toEqual([]);
  expect(warn).not.toHaveBeenCalled();
});

test('the reasons of an extension that cannot be loaded are sentences', async () => {
  await ask('contract');
  await ask('no slot');
  const reasons = warn.mock.calls.map(([, reason]) => String(reason)).join('\n');
  expect(reasons).toMatch(/module Crews was built for version 9\.0 of the module contract/);
  expect(reasons).toMatch(/fills no slot of the portal, so it adds nothing/);
});
