import { reconnectDelay } from '../../packages/notification-center/src/transport/connection/reconnectDelay.ts';
import { quantile } from './quantiles.ts';

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
  const sorted = back.toSorted((one, other) => one - other);
  const most = Math.max(...knocksBySecond.values());
  return [
    `most attempts in one second: ${String(most)}`,
    `half are back after ${quantile(sorted, 0.5).toFixed(0)} s, 99 % after ${quantile(sorted, 0.99).toFixed(0)} s, all after ${(sorted.at(-1) ?? 0).toFixed(0)} s`,
  ];
}
