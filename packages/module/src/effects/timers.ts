import type { FindModule } from './caller.ts';
import { replaceMethod } from './replaceMethod.ts';

type Callback = (...values: unknown[]) => void;
type Start = (callback: unknown, ...more: unknown[]) => number;
type Stop = (id: number | undefined) => void;

const pairs = [
  { start: 'setTimeout', stop: 'clearTimeout', isOnce: true },
  { start: 'setInterval', stop: 'clearInterval', isOnce: false },
  { start: 'requestAnimationFrame', stop: 'cancelAnimationFrame', isOnce: true },
  { start: 'requestIdleCallback', stop: 'cancelIdleCallback', isOnce: true },
] as const;

/** Records the timers and frames of modules until they have run or are cancelled. Returns a function that puts the browser's own functions back. */
export function patchTimers(findModule: FindModule, forget: (key: unknown) => void): () => void {
  // Every kind of timer takes a callback or a number, so these two types replace the DOM's overloads.
  const scope = globalThis as unknown as Record<string, Start & Stop>;
  const restoring = pairs.flatMap(({ start, stop, isOnce }) => {
    const nativeStart: Start | undefined = scope[start]?.bind(globalThis);
    const nativeStop: Stop | undefined = scope[stop]?.bind(globalThis);
    // Safari has no idle callbacks.
    if (nativeStart === undefined || nativeStop === undefined) return [];
    const keyOf = (id: number | undefined) => `${start} ${id}`;

    const recordingStart: Start = (callback, ...more) => {
      const module = findModule(recordingStart);
      if (module === null || typeof callback !== 'function') return nativeStart(callback, ...more);
      const run = callback as Callback; // A timer calls only functions.
      const id: number = nativeStart(
        (...values: unknown[]) => {
          if (isOnce) module.forget(keyOf(id));
          run(...values);
        },
        ...more,
      );
      module.record(keyOf(id), start, () => nativeStop(id));
      return id;
    };
    const recordingStop: Stop = (id) => {
      forget(keyOf(id));
      nativeStop(id);
    };
    return [replaceMethod(globalThis, start, recordingStart), replaceMethod(globalThis, stop, recordingStop)];
  });
  return () => restoring.forEach((restore) => restore());
}
