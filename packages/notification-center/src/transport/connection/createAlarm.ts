import type { Environment } from '@gantry/base/environment';

/** A wait that can be ended early. */
export interface Alarm {
  readonly rung: Promise<void>;
  readonly ring: () => void;
}

/** Creates an alarm that rings after `delayMs` at the latest. */
export function createAlarm(environment: Pick<Environment, 'setTimer'>, delayMs: number): Alarm {
  let ring = () => {};
  const rung = new Promise<void>((resolve) => {
    const cancel = environment.setTimer(resolve, delayMs);
    ring = () => {
      cancel();
      resolve();
    };
  });
  return { rung, ring };
}
