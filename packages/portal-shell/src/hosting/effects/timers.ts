import type { FindModule } from './EffectRecorder.ts';

type Callback = (...values: unknown[]) => void;
type Start = (callback: unknown, ...more: unknown[]) => number;
type Stop = (id: number | undefined) => void;

const pairs = [
  { start: 'setTimeout', stop: 'clearTimeout', isOnce: true },
  { start: 'setInterval', stop: 'clearInterval', isOnce: false },
  { start: 'requestAnimationFrame', stop: 'cancelAnimationFrame', isOnce: true },
  { start: 'requestIdleCallback', stop: 'cancelIdleCallback', isOnce: true },
] as const;

/** Records what modules start by timers and frames, until it has run or is stopped. */
export function patchTimers(findModule: FindModule, forget: (key: unknown) => void): void {
  // Timers of every kind are functions of a number and a callback; the DOM's overloads say no more than these two types.
  const scope = globalThis as unknown as Record<string, Start & Stop>;
  for (const { start, stop, isOnce } of pairs) {
    const nativeStart: Start | undefined = scope[start]?.bind(globalThis);
    const nativeStop: Stop | undefined = scope[stop]?.bind(globalThis);
    // Safari has no idle callbacks.
    if (nativeStart === undefined || nativeStop === undefined) continue;
    const keyOf = (id: number | undefined) => `${start} ${id}`;

    const recordingStart: Start = (callback, ...more) => {
      const module = findModule(recordingStart);
      if (module === null || typeof callback !== 'function') return nativeStart(callback, ...more);
      const run = callback as Callback; // Nothing but a function is called by a timer.
      const id: number = nativeStart(
        (...values: unknown[]) => {
          if (isOnce) module.forget(keyOf(id));
          run(...values);
        },
        ...more,
      );
      module.record(keyOf(id), () => nativeStop(id));
      return id;
    };
    const recordingStop: Stop = (id) => {
      forget(keyOf(id));
      nativeStop(id);
    };
    Object.assign(globalThis, { [start]: recordingStart, [stop]: recordingStop });
  }
}
