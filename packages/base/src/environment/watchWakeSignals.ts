import type { Environment } from './Environment.ts';

/** Why a page may have missed something. */
export type WakeReason = 'online' | 'visible' | 'slept';

const tickMs = 10_000;
// A gap this long between two ticks means that the machine slept or the page was frozen. A hidden page may tick only once a minute,
// which is no sleep. A shorter sleep that killed the connection shows by the server timeout.
const sleptMs = 90_000;

/** Calls back when the network returns, the page becomes visible, or a gap in the timers shows a sleep. Returns a function that stops it. */
export function watchWakeSignals(environment: Environment, onWake: (reason: WakeReason) => void): () => void {
  let lastTick = environment.now();
  let cancelTimer = () => {};

  function tick() {
    const now = environment.now();
    const gap = now - lastTick;
    lastTick = now;
    cancelTimer = environment.setTimer(tick, tickMs);
    if (gap > sleptMs) onWake('slept');
  }

  tick();
  const stopOnline = environment.onOnline(() => onWake('online'));
  const stopVisible = environment.onVisibilityChange(() => {
    if (environment.isVisible()) onWake('visible');
  });
  return () => {
    cancelTimer();
    stopOnline();
    stopVisible();
  };
}
