import { setTimeout as sleep } from 'node:timers/promises';
import { publish } from '../interop/support/calls.ts';
import type { Fleet } from './createFleet.ts';

interface PublishOptions {
  readonly origin: string;
  readonly users: readonly string[];
  /** Events a second. */
  readonly rate: number;
  readonly seconds: number;
  readonly fleet: Fleet;
}

/** The time that the last events have to arrive. */
const graceMs = 5000;
let runs = 0;

/**
 * Publishes events to random people at a steady rate, whether the service keeps up or not. Resolves with the number of events that the
 * service took, and the milliseconds from the call to the arrival of each that arrived live.
 */
export async function publishSteadily({ origin, users, rate, seconds, fleet }: PublishOptions) {
  const run = (runs += 1);
  const calledAt = new Map<string, number>();
  const arrived: number[] = [];
  const stopListening = fleet.onArrival((id) => {
    const from = calledAt.get(id);
    if (from === undefined) return;
    calledAt.delete(id);
    arrived.push(performance.now() - from);
  });
  const calls: Promise<boolean>[] = [];
  const start = performance.now();
  for (let index = 0; index < rate * seconds; index += 1) {
    const early = start + (index * 1000) / rate - performance.now();
    if (early > 0) await sleep(early);
    const id = `load-${String(run)}-${String(index)}`;
    const user = users[Math.floor(Math.random() * users.length)] ?? '';
    calledAt.set(id, performance.now());
    calls.push(publish(origin, user, id));
  }
  const sent = (await Promise.all(calls)).filter(Boolean).length;
  const until = performance.now() + graceMs;
  while (arrived.length < sent && performance.now() < until) await sleep(50);
  stopListening();
  return { sent, arrived };
}
