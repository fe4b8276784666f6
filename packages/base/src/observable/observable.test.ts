import { afterEach, describe, expect, it, vi } from 'vitest';
import { createConstant, createListeners, createWritable } from './index.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('a listener that throws', () => {
  const failure = new Error('not mine to handle');
  const setWithFailure = () => {
    const value = createWritable(0);
    const heard: number[] = [];
    value.subscribe(() => heard.push(value.get()));
    value.subscribe(() => {
      throw failure;
    });
    value.subscribe(() => heard.push(value.get()));
    value.set(1);
    return heard;
  };

  it('does not stop the others, and its error is reported once', () => {
    const reported = vi.fn<(error: unknown) => void>();
    vi.stubGlobal('reportError', reported);
    expect(setWithFailure()).toEqual([1, 1]);
    expect(reported).toHaveBeenCalledExactlyOnceWith(failure);
  });

  it('does the same in Node, where its error is uncaught', () => {
    const afterwards: (() => void)[] = [];
    vi.stubGlobal('reportError', undefined);
    vi.spyOn(globalThis, 'queueMicrotask').mockImplementation((task) => void afterwards.push(task));
    expect(setWithFailure()).toEqual([1, 1]);
    expect(afterwards).toHaveLength(1);
    expect(afterwards[0]).toThrow(failure);
  });
});

describe('a set of listeners', () => {
  it('gives each the values of the call', () => {
    const listeners = createListeners<[name: string, count: number]>();
    const listener = vi.fn<(name: string, count: number) => void>();
    listeners.subscribe(listener);
    listeners.call('rows', 3);
    expect(listener).toHaveBeenCalledExactlyOnceWith('rows', 3);
  });

  it('calls one that is added twice twice, and each ends alone', () => {
    const listeners = createListeners();
    const listener = vi.fn<() => void>();
    const end = listeners.subscribe(listener);
    listeners.subscribe(listener);
    listeners.call();
    expect(listener).toHaveBeenCalledTimes(2);
    end();
    end();
    expect(listeners.size()).toBe(1);
  });

  it('does not call one that an earlier listener removed', () => {
    const listeners = createListeners();
    const removed = vi.fn<() => void>();
    listeners.subscribe(() => end());
    const end = listeners.subscribe(removed);
    listeners.call();
    expect(removed).not.toHaveBeenCalled();
  });
});

it('a value that is set to itself calls nobody', () => {
  const value = createWritable(Number.NaN);
  const listener = vi.fn<() => void>();
  value.subscribe(listener);
  value.set(Number.NaN);
  expect(listener).not.toHaveBeenCalled();
});

it('a constant has the same value each time and calls nobody', () => {
  const value = createConstant({ id: 1 });
  const listener = vi.fn<() => void>();
  value.subscribe(listener)();
  expect(value.get()).toBe(value.get());
  expect(listener).not.toHaveBeenCalled();
});
