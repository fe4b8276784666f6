import { reconnectDelay } from '../../packages/notification-center/src/transport/connection/reconnectDelay.ts';
import { quantile } from '../quantile.ts';

interface Storm {
  readonly clients: number;
  /** How long the hub is away. */
  readonly downSeconds: number;
}

/** Plays the return of many clients with the delays of the transport. An attempt while the hub is away fails at once. */
export function simulateStorm({ clients, downSeconds }: Storm): readonly string[] {
  const knocksBySecond = new Map<number, number>();
  const back: number[] = [];
  for (let client = 0; client < clients; client += 1) {
    let now = 0;
    for (let failures = 0; ; failures += 1) {
      now += reconnectDelay({}, { hasConnected: true, failures }, Math.random()) / 1000;
      const second = Math.floor(now);
      knocksBySecond.set(second, (knocksBySecond.get(second) ?? 0) + 1);
      if (now >= downSeconds) break;
    }
    back.push(now);
  }
  const at = (part: number) => quantile(back, part).toFixed(0);
  const most = Math.max(...knocksBySecond.values());
  return [
    `most attempts in one second: ${String(most)}`,
    `half are back after ${at(0.5)} s, 99 % after ${at(0.99)} s, all after ${at(1)} s`,
  ];
}
