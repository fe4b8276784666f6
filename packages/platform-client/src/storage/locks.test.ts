import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { heldLocks } from './heldLocks.ts';
import { holdLock, lockPatienceMs } from './holdLock.ts';
import { underLock } from './underLock.ts';
import { underTakenLock } from './underTakenLock.ts';

const never = () => new Promise<never>(() => {});
const refuse = () => Promise.reject(new DOMException('Denied.', 'SecurityError'));
const fail = () => {
  throw new DOMException('Denied.', 'SecurityError');
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe.each([
  ['lacks them', {}],
  ['throws', Object.defineProperty({}, 'locks', { get: fail })],
  ['refuses them', { locks: { request: refuse, query: refuse } }],
  ['gives no answer', { locks: { request: never, query: never } }],
  ['gives no answer for a lock that nobody holds', { locks: { request: never, query: async () => ({ held: [] }) } }],
])('a browser that %s', (_, navigator) => {
  test('has each tab stand alone after some seconds', async () => {
    vi.stubGlobal('navigator', navigator);
    const action = vi.fn(() => Promise.resolve('done'));
    const results = Promise.all([underLock('name', {}, action), holdLock('name')]);
    await vi.advanceTimersByTimeAsync(2 * lockPatienceMs);
    expect(await results).toEqual(['done', undefined]);
    expect(action).toHaveBeenCalledOnce();
  });
});

test.each([
  ['lacks locks', {}],
  ['refuses the list of locks', { locks: { query: refuse } }],
  ['never gives the list of locks', { locks: { query: never } }],
])('who holds a lock is unknown in a browser that %s', async (_, navigator) => {
  vi.stubGlobal('navigator', navigator);
  const held = heldLocks(lockPatienceMs);
  await vi.advanceTimersByTimeAsync(lockPatienceMs);
  expect(await held).toBeNull();
});

test('a lock that somebody holds is waited for', async () => {
  let grant = (): unknown => undefined;
  vi.stubGlobal('navigator', {
    locks: {
      request: (_: string, __: object, action: () => Promise<unknown>) =>
        new Promise((resolve) => {
          grant = () => resolve(action());
        }),
      query: async () => ({ held: [{ name: 'name' }] }),
    },
  });
  const action = vi.fn(() => Promise.resolve('done'));
  const result = underLock('name', {}, action);
  await vi.advanceTimersByTimeAsync(10 * lockPatienceMs);
  expect(action).not.toHaveBeenCalled();
  grant();
  expect(await result).toBe('done');
});

describe('a lock that a tab holds which', () => {
  const name = 'gantry.outbox/1';
  /** Requests the lock for some time, and returns whether it was taken from its holder. */
  async function isTaken() {
    const request = async (_: string, { steal, signal }: LockOptions, action: () => Promise<unknown>) =>
      steal
        ? action()
        : new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(new Error('Given up.'))));
    vi.stubGlobal('navigator', { locks: { request, query: async () => ({ held: [{ name }] }) } });
    const action = vi.fn(() => Promise.resolve('done'));
    void underTakenLock(name, action);
    await vi.advanceTimersByTimeAsync(10 * lockPatienceMs);
    return action.mock.calls.length > 0;
  }

  test('is frozen is taken over', async () => {
    expect(await isTaken()).toBe(true);
  });

  test('goes on is waited for', async () => {
    const held = Promise.withResolvers<undefined>();
    vi.stubGlobal('navigator', { locks: { request: (_: string, __: object, action: () => unknown) => action() } });
    const holding = underTakenLock(name, () => held.promise);
    expect(await isTaken()).toBe(false);
    held.resolve(undefined);
    await holding;
  });
});
