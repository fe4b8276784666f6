import { expect, it } from 'vitest';
import { createRandom } from '../createRandom.testing.ts';
import { reconnectDelay } from './reconnectDelay.ts';

const clients = 100_000;
const downSeconds = 20;

/** The attempts in each second after a hub lost all its clients, and the second by which 99 of 100 are back. */
function simulateRestart() {
  const random = createRandom(1);
  const attempts: number[] = [];
  const returns: number[] = [];
  for (let client = 0; client < clients; client++) {
    let at = 0;
    for (let failures = 0; ; failures++) {
      at += reconnectDelay({}, { hasConnected: true, failures }, random.fraction()) / 1000;
      attempts[Math.floor(at)] = (attempts[Math.floor(at)] ?? 0) + 1;
      if (at >= downSeconds) break;
    }
    returns.push(at);
  }
  returns.sort((one, other) => one - other);
  return { peak: Math.max(...attempts.map((count) => count)), nearlyAll: returns[Math.floor(clients * 0.99)] };
}

it('100,000 clients of a hub that is away for 20 s ask at most 11,000 times a second, and are back within 90 s', () => {
  const { peak, nearlyAll } = simulateRestart();
  expect(peak).toBeLessThan(11_000);
  expect(nearlyAll).toBeLessThan(90);
});
