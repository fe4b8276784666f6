import type { Environment } from './environment.ts';

/** Why a page may have missed something. */
export type WakeReason = 'online' | 'visible' | 'slept';

const tickMs = 10_000;
// Ticks this far apart did not follow each other: the machine slept, or the page was frozen. Ticks of a page that is merely hidden
// may come once a minute, which is no sleep. A shorter sleep that killed the connection shows in its silence.
const sleptMs = 90_000;

/** Tells when the network is back, the page becomes visible, or a gap in the timers shows a sleep. Returns the way to stop. */
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
