/**
 * `npm run proof -- --only load`: drives the example backend with live connections, and prints how fast events arrive and how fast clients come back after
 * the hub was killed. Everything runs on this machine, over its loopback addresses.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startIdentity } from '../interop/support/identity.ts';
import { buildExample, startExample, startPostgres } from '../interop/support/servers.ts';
import { quantile } from '../quantile.ts';
import { createFleet } from './createFleet.ts';
import { publishSteadily } from './publishSteadily.ts';
import { simulateStorm } from './simulateStorm.ts';

const usage = `npm run proof -- --only load [--connections 2000] [--rate 100] [--seconds 60] [--restarts 2] [--down 5]

--connections  people with a live connection each (at most 5000)
--rate         events a second, each to a random person (at most 1000)
--seconds      how long events are sent before and after each restart (at most 600)
--restarts     how often the hub is killed and started again (at most 10)
--down         seconds for which a killed hub stays away (at most 60)`;

const limits = { connections: 5000, rate: 1000, seconds: 600, restarts: 10, down: 60 } as const;

function readOptions(): Record<keyof typeof limits, number> {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({
    options: {
      connections: { ...text, default: '2000' },
      rate: { ...text, default: '100' },
      seconds: { ...text, default: '60' },
      restarts: { ...text, default: '2' },
      down: { ...text, default: '5' },
    },
  });
  const read = (name: keyof typeof limits): number => {
    const value = Number(values[name]);
    if (Number.isInteger(value) && value >= 0 && value <= limits[name]) return value;
    console.error(`--${name} is a whole number up to ${String(limits[name])}.\n\n${usage}`);
    return process.exit(2);
  };
  return {
    connections: read('connections'),
    rate: read('rate'),
    seconds: read('seconds'),
    restarts: read('restarts'),
    down: read('down'),
  };
}

const { connections, rate, seconds, restarts, down } = readOptions();
const say = (line: string) => console.log(line);

buildExample();
const [identity, postgres] = await Promise.all([startIdentity(), startPostgres()]);
const options = { postgresPort: postgres.port, userInfoAddress: identity.userInfoAddress };
let backend = await startExample(options);
const { origin, port } = backend;
const fleet = createFleet({ origin, connections, tokenOf: (user) => identity.tokenOf(user) });

try {
  const startedAt = Date.now();
  const countStart = countRequests();
  await fleet.start();
  say(`${String(connections)} connections in ${((Date.now() - startedAt) / 1000).toFixed(1)} s`);
  countStart();
  await report('at rest');

  for (let restart = 1; restart <= restarts; restart += 1) {
    const returned = fleet.measureReturn();
    const countReturn = countRequests();
    await backend.process.end('SIGKILL');
    await sleep(down * 1000);
    backend = await startExample({ ...options, port });
    say(`\nhub killed, away for ${String(down)} s and its start (${String(restart)} of ${String(restarts)})`);
    say(`  back, seconds after the loss   ${quantiles(await returned, 1000)}`);
    countReturn();
    await report('after the restart');
  }

  say('\nStorm of 100,000 clients after a hub was away for 20 s, by the same delays:');
  for (const line of simulateStorm({ clients: 100_000, downSeconds: 20 })) say(`  ${line}`);
} finally {
  await fleet.stop();
  await backend.process.end();
  await postgres.close();
  await identity.close();
}

/** Sends events for a while, and prints how long each took from its call to its client. */
async function report(when: string): Promise<void> {
  const count = countRequests();
  const { sent, arrived } = await publishSteadily({ origin, users: fleet.users, rate, seconds, fleet });
  say(`  ${when}: ${String(sent)} events in ${String(seconds)} s, ${String(sent - arrived.length)} not live`);
  say(`  delivery, milliseconds         ${quantiles(arrived, 1)}`);
  count();
}

/** Writes p50, p99 and the largest of some times, each divided by `unit`. */
function quantiles(times: readonly number[], unit: number): string {
  const at = (part: number) => (quantile(times, part) / unit).toFixed(1).padStart(8);
  return `p50 ${at(0.5)}   p99 ${at(0.99)}   most ${at(1)}`;
}

/** Counts requests from now on. The returned function prints them, for each client and minute. */
function countRequests(): () => void {
  const since = Date.now();
  const before = fleet.requests();
  return () => {
    const { service, hub } = fleet.requests();
    const perMinute = (count: number) => ((count * 60_000) / connections / (Date.now() - since)).toFixed(2);
    say(
      `  requests per client and minute ${perMinute(service - before.service)} to the service, ${perMinute(hub - before.hub)} to the hub`,
    );
  };
}
