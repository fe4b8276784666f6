import type { ModuleContext, ModuleUnmount } from '@gantry/module';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fixtures, testEnvironment } from '../environment.testing.tsx';
import { createLeaveGuards } from '../leaveGuards.ts';
import { ModuleFailure, type ModuleLoader, type ModuleState } from './ModuleState.ts';
import type { ModuleEnvironment } from './hostedContext.ts';
import { openModule } from './openModule.ts';

let parent: HTMLElement;
beforeEach(() => {
  parent = document.body.appendChild(document.createElement('div'));
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  parent.remove();
});

function open(load: ModuleLoader['load'], silenceMs?: number, change: Partial<ModuleEnvironment> = {}) {
  const guards = createLeaveGuards(window);
  const states: ModuleState[] = [];
  let context: ModuleContext | null = null;
  const module = openModule({
    loader: {
      scriptFolders: [],
      isInside: () => false,
      load: (given, during, ready) => {
        context = given;
        return load(given, during, ready);
      },
    },
    environment: testEnvironment(change),
    guards,
    parent,
    onStateChange: (state) => states.push(state),
    ...(silenceMs !== undefined && { silenceMs }),
  });
  return { module, states, guards, kinds: () => states.map(({ kind }) => kind), signal: () => context?.signal };
}

test('a module writes times in the zones and the language of the portal, as they are now', async () => {
  let write: (() => string) | undefined;
  const { module, kinds } = open((context) => {
    write = () => context.formatTime(Date.UTC(2026, 2, 1, 21, 40), 'time');
    context.container.append('content');
    return Promise.resolve(null);
  });
  await expect.poll(kinds).toEqual(['loading', 'done']);
  const text = () =>
    write?.()
      .replace(/[\u2068\u2069]/gu, '')
      .replaceAll('\u202F', ' ');
  expect(text()).toBe('9:40 PM');
  module.setAppearance({ ...testEnvironment().appearance, timeZones: ['America/Chicago', 'UTC'] });
  expect(text()).toBe('3:40 PM CST · 9:40 PM UTC');
  module.close();
});

test('a module that hangs becomes an error after a silence, is closed and stays closed', async () => {
  const { promise, resolve: finish } = Promise.withResolvers<ModuleUnmount>();
  const unmount = vi.fn<() => void>();
  const { states, kinds, signal } = open(() => promise, 5);
  await expect.poll(kinds).toEqual(['loading', 'error']);
  expect(states[1]).toMatchObject({ reason: expect.any(ModuleFailure) as unknown, failure: 'hang' });
  expect(signal()?.aborted).toBe(true);
  expect(parent.childElementCount).toBe(0);

  // It becomes ready after it was closed, so its own unmount is called.
  finish(unmount);
  await expect.poll(() => unmount.mock.calls.length).toBe(1);
  expect(kinds()).toEqual(['loading', 'error']);
});

describe('a module that takes long', () => {
  const minutes = (count: number) => vi.advanceTimersByTimeAsync(count * 60_000);
  const never = () => new Promise<never>(() => undefined);

  test('goes on loading while a call is on its way, its own or that of its loader', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { promise, resolve: answer } = Promise.withResolvers<unknown>();
    const http = { request: () => promise };
    const { kinds } = open((context) => context.request('base', '/crews').then(never), undefined, { http });
    const { kinds: viewKinds, module } = open((_, during) => during(never));
    await minutes(9);
    expect([...kinds(), ...viewKinds()]).toEqual(['loading', 'loading']);
    answer([]);
    await minutes(1.9);
    expect(kinds()).toEqual(['loading']);
    await minutes(0.2);
    expect(kinds()).toEqual(['loading', 'error']);
    module.close();
  });

  test('goes on loading while its files arrive', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { kinds, module } = open(never);
    await minutes(1.9);
    const arrived = new Promise((resolve) => new PerformanceObserver(resolve).observe({ type: 'resource' }));
    await import(/* @vite-ignore */ `${fixtures}/hangs.js?arrives`);
    await arrived;
    await minutes(1.9);
    expect(kinds()).toEqual(['loading']);
    module.close();
  });
});

describe('closing', () => {
  test('closing before the start loads nothing', async () => {
    const load = vi.fn<ModuleLoader['load']>().mockResolvedValue(null);
    const { module, kinds } = open(load);
    module.close();
    await Promise.resolve();
    expect(load).not.toHaveBeenCalled();
    expect(kinds()).toEqual([]);
  });

  test('a module that was left while it was loading adds no question', async () => {
    const { promise, resolve: finish } = Promise.withResolvers<null>();
    let late: ModuleContext | undefined;
    const { module, kinds, guards } = open((context) => {
      late = context;
      return promise;
    });
    await expect.poll(kinds).toEqual(['loading']);
    module.close();
    late?.beforeLeave(() => 'The note is not saved.');
    finish(null);
    expect(guards.question()).toBeNull();
  });

  test('closing twice unmounts once, and a failing unmount stops nothing', async () => {
    const unmount = vi.fn<() => void>(() => {
      throw new Error('bad unmount');
    });
    const { module, kinds } = open(() => Promise.resolve(unmount));
    await expect.poll(kinds).toEqual(['loading', 'done']);
    module.close();
    module.close();
    expect(unmount).toHaveBeenCalledOnce();
    expect(parent.childElementCount).toBe(0);
  });
});
