import { describe, expect, test } from 'vitest';
import { memoryStorage } from '../storage/memoryStorage.testing.ts';
import { takeRequestedProgram, createProgramStore } from './selectedProgram.ts';

const a = { id: 'A', name: 'Program A' };
const b = { id: 'B', name: 'Program B' };
const stored = (program: { id: string; name: string } | null) =>
  memoryStorage(program ? { program: program.id, program_name: program.name } : {});

function start(session: typeof a | null, local: typeof a | null) {
  const storages = { session: stored(session), local: stored(local) };
  return { ...storages, selected: createProgramStore(storages) };
}
const permitted = (...programs: (typeof a)[]) => new Map(programs.map(({ id, name }) => [id, name]));

describe('what a tab starts with: session storage outranks local storage', () => {
  test.each([
    { session: null, local: null, starts: null },
    { session: null, local: a, starts: a },
    { session: b, local: a, starts: b },
    { session: b, local: null, starts: b },
  ])('session $session.id, local $local.id: $starts.id', ({ session, local, starts }) =>
    expect(start(session, local).selected.get()).toEqual(starts),
  );

  test('a tab keeps its program when another tab selects one', () => {
    const { selected, local, session } = start(null, a);
    local.setItem('program', 'B');
    expect(selected.get()).toEqual(a);
    expect(session.getItem('program')).toBe('A');
  });
});

test('"Both are kept in session and local storage under keys program and program_name"', () => {
  const { selected, session, local } = start(null, null);
  selected.select(b);
  for (const storage of [session, local]) {
    expect([storage.getItem('program'), storage.getItem('program_name'), storage.length]).toEqual([
      'B',
      'Program B',
      2,
    ]);
  }
});

describe('confirming what is permitted', () => {
  test('a stored program without permission is no longer selected, in this tab alone', () => {
    const { selected, session, local } = start(a, a);
    const signal = selected.signal();
    selected.confirm(permitted(b));
    expect(signal.aborted).toBe(true);
    expect(selected.get()).toBeNull();
    expect(selected.loss()).toBe('notPermitted');
    expect(session.getItem('program')).toBeNull();
    expect(local.getItem('program')).toBe('A');
  });

  test('a program that was permitted before is withdrawn, until another one is selected', () => {
    const { selected } = start(a, a);
    selected.confirm(permitted(a, b));
    expect(selected.loss()).toBeNull();
    selected.confirm(permitted(b));
    expect(selected.loss()).toBe('withdrawn');
    selected.select(b);
    expect(selected.loss()).toBeNull();
  });

  test('selects nothing if nothing was stored', () => {
    const { selected } = start(null, null);
    selected.confirm(permitted(a));
    expect(selected.get()).toBeNull();
    expect(selected.loss()).toBeNull();
  });
});

test('the signal of a program fires when another one is selected, while the first still is, and not for a new name', () => {
  const { selected } = start(a, null);
  const signal = selected.signal();
  const seen: unknown[] = [];
  signal.addEventListener('abort', () => seen.push(selected.get()));
  selected.confirm(permitted({ id: 'A', name: 'New name' }));
  expect(seen).toEqual([]);
  selected.select(b);
  expect(seen).toEqual([{ id: 'A', name: 'New name' }]);
  expect(selected.signal().aborted).toBe(false);
});

test.each([
  ['http://p/apps/x?program=B&y=1#z', 'B', 'http://p/apps/x?y=1#z'],
  ['http://p/apps/x?y=1', null, 'http://p/apps/x?y=1'],
  ['http://p/?program=', null, 'http://p/'],
])('a link with ?program=: %s', (address, requestedId, rest) =>
  expect(takeRequestedProgram(address)).toEqual({ requestedId, address: rest }),
);

describe('waiting for the choice', () => {
  test('all that wait resolve together', async () => {
    const { selected } = start(null, null);
    const waiting = [selected.whenSelected(), selected.whenSelected()];
    selected.select(a);
    expect(await Promise.all(waiting)).toEqual([a, a]);
    expect(await selected.whenSelected()).toEqual(a);
  });

  test('a signal ends the wait', async () => {
    const { selected } = start(null, null);
    const controller = new AbortController();
    const waiting = selected.whenSelected(controller.signal);
    controller.abort(new Error('left'));
    await expect(waiting).rejects.toThrow('left');
    await expect(selected.whenSelected(controller.signal)).rejects.toThrow('left');
  });

  test('calls listeners once for a change, and not for the same choice', () => {
    const { selected } = start(null, null);
    const told: unknown[] = [];
    const stop = selected.subscribe(() => told.push(selected.get()));
    selected.select(a);
    selected.select({ ...a });
    selected.select(b);
    stop();
    selected.select(a);
    expect(told).toEqual([a, b]);
  });
});
