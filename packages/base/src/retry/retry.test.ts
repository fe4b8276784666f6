import { describe, expect, test, vi } from 'vitest';
import type { Environment } from '../environment/index.ts';
import { backoffCeiling, backoffPause, createRetry } from './index.ts';

const limits = { shortest: 1000, longest: 8000 };

test.each([
  [1, 1000],
  [2, 2000],
  [4, 8000],
  [5, 8000],
  [5000, 8000],
])('the pause after failure number %i in a row is at most %i', (failures, ceiling) => {
  expect(backoffCeiling(limits, failures)).toBe(ceiling);
  expect([backoffPause(limits, failures, 0), backoffPause(limits, failures, 1)]).toEqual([ceiling / 2, ceiling]);
});

/** A retry in a page whose timers and signals the test drives. */
function setUp() {
  const pauses: number[] = [];
  const running = new Set<() => void>();
  let goOnline = () => {};
  const environment = {
    now: () => 0,
    random: () => 0,
    isVisible: () => true,
    onVisibilityChange: () => () => {},
    onOnline: (listener: () => void) => {
      goOnline = listener;
      return () => {
        goOnline = () => {};
      };
    },
    setTimer: (callback: () => void, delayMs: number) => {
      // The other timer finds out whether the machine slept.
      if (delayMs < 10_000) pauses.push(delayMs);
      running.add(callback);
      return () => void running.delete(callback);
    },
  } as Partial<Environment> as Environment; // A retry uses no other part.
  const due = vi.fn<(name: string) => void>();
  const retry = createRetry({ ...limits, environment });
  const wait = (name: string, signal?: AbortSignal) => void retry.wait(signal).then(() => due(name));
  const settled = async () => {
    await Promise.resolve();
    return due.mock.calls.flat();
  };
  return { retry, wait, pauses, running, settled, goOnline: () => goOnline() };
}

describe('the next attempt is due', () => {
  test('after a pause that grows, and shortly again after a success', () => {
    const { retry, wait, pauses } = setUp();
    for (const name of ['a', 'b', 'c']) wait(name);
    retry.reset();
    wait('d');
    expect(pauses).toEqual([500, 1000, 2000, 500]);
  });

  test('at once when the browser has a network again', async () => {
    const { wait, settled, goOnline, running } = setUp();
    wait('a');
    expect(await settled()).toEqual([]);
    goOnline();
    expect(await settled()).toEqual(['a']);
    expect(running.size).toBe(0);
  });

  test('at once when the signal fires, before or during the wait', async () => {
    const { wait, settled, running } = setUp();
    const controller = new AbortController();
    wait('a', controller.signal);
    controller.abort();
    wait('b', controller.signal);
    expect(await settled()).toEqual(['a', 'b']);
    expect(running.size).toBe(0);
  });

  test('never, once nobody wants it', async () => {
    const { retry, wait, settled, goOnline, running } = setUp();
    wait('a');
    retry.reset();
    goOnline();
    expect(await settled()).toEqual([]);
    expect(running.size).toBe(0);
  });
});
