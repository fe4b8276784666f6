import type { ModuleContext, ModuleUnmount } from '@gantry/module';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { testEnvironment } from '../environment.testing.tsx';
import { createLeaveGuards } from '../leaveGuards.ts';
import { ModuleHangError, type ModuleLoader, type ModuleState } from './ModuleState.ts';
import { openModule } from './openModule.ts';

let parent: HTMLElement;
beforeEach(() => {
  parent = document.body.appendChild(document.createElement('div'));
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => parent.remove());

function open(load: ModuleLoader['load'], timeoutMs?: number) {
  const guards = createLeaveGuards(window);
  const states: ModuleState[] = [];
  let context: ModuleContext | null = null;
  const module = openModule({
    loader: {
      scriptFolders: [],
      isInside: () => false,
      load: (given) => {
        context = given;
        return load(given);
      },
    },
    environment: testEnvironment(),
    guards,
    parent,
    onStateChange: (state) => states.push(state),
    ...(timeoutMs !== undefined && { timeoutMs }),
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

describe('a module that hangs', () => {
  test('becomes an error after its time limit, is closed and stays closed', async () => {
    let finish: (unmount: ModuleUnmount) => void = () => undefined;
    const unmount = vi.fn<() => void>();
    const { states, kinds, signal } = open(
      () =>
        new Promise((resolve) => {
          finish = resolve;
        }),
      5,
    );
    await expect.poll(kinds).toEqual(['loading', 'error']);
    expect(states[1]).toMatchObject({ reason: expect.any(ModuleHangError) as unknown });
    expect(signal()?.aborted).toBe(true);
    expect(parent.childElementCount).toBe(0);

    // It becomes ready after it was closed, so its own unmount is called.
    finish(unmount);
    await expect.poll(() => unmount.mock.calls.length).toBe(1);
    expect(kinds()).toEqual(['loading', 'error']);
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
    let finish: (unmount: null) => void = () => undefined;
    let late: ModuleContext | undefined;
    const { module, kinds, guards } = open((context) => {
      late = context;
      return new Promise((resolve) => {
        finish = resolve;
      });
    });
    await expect.poll(kinds).toEqual(['loading']);
    module.close();
    late?.beforeLeave(() => 'The note is not saved.');
    finish(null);
    expect(guards.question()).toBeNull();
  });

  test('closing while it loads reports no further state', async () => {
    let fail: (reason: unknown) => void = () => undefined;
    const { module, kinds } = open(
      () =>
        new Promise((_, reject) => {
          fail = reject;
        }),
    );
    await expect.poll(kinds).toEqual(['loading']);
    module.close();
    fail(new Error('too late'));
    await Promise.resolve();
    expect(kinds()).toEqual(['loading']);
    expect(parent.childElementCount).toBe(0);
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

test('a listener of the module that throws does not stop the others', async () => {
  const heard = vi.fn<() => void>();
  const reported = vi.fn<(event: ErrorEvent) => void>((event) => event.preventDefault());
  window.addEventListener('error', reported);
  const { module, kinds } = open((context) => {
    context.container.append('content');
    context.onAppearanceChange(() => {
      throw new Error('bad listener');
    });
    context.onAppearanceChange(heard);
    return Promise.resolve(null);
  });
  await expect.poll(kinds).toEqual(['loading', 'done']);
  module.setAppearance({ ...testEnvironment().appearance, theme: 'dark' });
  expect(heard).toHaveBeenCalledOnce();
  expect(reported).toHaveBeenCalledOnce();
  window.removeEventListener('error', reported);
  module.close();
});
