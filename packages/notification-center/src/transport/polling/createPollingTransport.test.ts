import { describe, expect, it } from 'vitest';
import { createTestPage } from '../createTestPage.testing.ts';
import { startTransport } from '../realtimeTransport.testing.ts';
import { realtimeTransportRules, type TransportHarness } from '../realtimeTransportRules.ts';
import { createPollingTransport } from './createPollingTransport.ts';

interface Item {
  readonly id: string;
  readonly lastModifiedDate: string;
}

/** Creates a service in memory that is polled twice a second. Each connection has its own signal. */
function createPolled(sinceLimit = 50) {
  const test = createTestPage();
  const items: Item[] = [];
  const polling = new Set<AbortSignal>();
  const dropped = new Set<AbortSignal>();
  const asked: string[] = [];
  let isRefusing = false;

  async function answer(signal: AbortSignal | undefined) {
    if (signal === undefined) throw new Error('A question has no signal.');
    if (isRefusing || dropped.has(signal)) throw new Error('refused');
    signal.throwIfAborted();
    polling.add(signal);
    signal.addEventListener('abort', () => polling.delete(signal));
  }

  const client = {
    sinceLimit,
    async getFilteredNotifications(_request: unknown, signal?: AbortSignal) {
      await answer(signal);
      return { notifications: items.slice(-1), totalPages: items.length };
    },
    async getSince(dateTime: string, signal?: AbortSignal) {
      await answer(signal);
      asked.push(dateTime);
      return items.filter(({ lastModifiedDate }) => lastModifiedDate >= dateTime).slice(0, sinceLimit);
    },
  };

  const put = (id: string) => items.push({ id, lastModifiedDate: new Date(test.clock.now()).toISOString() });
  const drop = () => {
    for (const signal of polling) dropped.add(signal);
  };
  const harness: TransportHarness = {
    createTransport: () =>
      createPollingTransport({ client, intervalSeconds: 0.5, environment: test.environment, onWarning: () => {} }),
    advance: test.advance,
    sendNotification: ({ id }) => put(id),
    drop,
    refuse() {
      isRefusing = true;
    },
    restore() {
      isRefusing = false;
    },
    connectionCount: () => polling.size,
  };
  return { ...harness, harness, put, asked };
}

describe('the polling transport', () => {
  it.each(realtimeTransportRules)('$name', ({ check }) => check(createPolled().harness));

  it('tells each version once, in the order of the service, and not what was there before', async () => {
    const polled = createPolled();
    const { advance, put } = polled;
    put('old');
    const { received } = await startTransport(polled);
    put('a');
    // They have the same time as "a", and the transport has already asked for that time.
    await advance(1000);
    put('b');
    put('c');
    await advance(5000);
    put('a');
    await advance(5000);
    expect(received.map((item) => (item as Item).id)).toEqual(['a', 'b', 'c', 'a']);
  });

  it('asks for what changed since the newest item, not by the clock of the page', async () => {
    const polled = createPolled();
    const { advance, put, asked } = polled;
    put('old');
    await advance(3_600_000);
    await startTransport(polled);
    await advance(3000);
    expect(new Set(asked)).toEqual(new Set(['2024-11-05T12:00:00.000Z']));
  });

  it('says that events may have been missed if an answer is cut off, and then goes on', async () => {
    const polled = createPolled(3);
    const { advance, put } = polled;
    const { states, received } = await startTransport(polled);
    for (const id of ['a', 'b', 'c', 'd', 'e']) put(id);
    await advance(600_000);
    expect(states).toEqual(['connecting', 'connected', 'reconnecting', 'connected']);
    put('f');
    await advance(1000);
    expect((received.at(-1) as Item).id).toBe('f');
  });
});
