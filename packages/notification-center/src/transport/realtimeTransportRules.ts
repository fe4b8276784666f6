import type { ConnectionState, RealtimeHandlers, RealtimeTransport } from './RealtimeTransport.ts';

/** A transport under test with its server and clock. The test controls both, so that an hour passes at once. */
export interface TransportHarness {
  /** Creates a transport that has not been started. */
  readonly createTransport: () => RealtimeTransport;
  /** Advances the clock and runs everything that is due. */
  readonly advance: (ms: number) => Promise<void>;
  /** The server sends an item with this id. */
  readonly sendNotification: (item: { readonly id: string }) => void;
  /** Closes every connection. */
  readonly drop: () => void;
  /** Closes every connection and accepts none until `restore`. */
  readonly refuse: () => void;
  /** Accepts connections again. */
  readonly restore: () => void;
  /** How many connections are open. */
  readonly connectionCount: () => number;
}

/** A rule that every real-time transport keeps. */
export interface RealtimeTransportRule {
  /** A sentence, for the test's name. */
  readonly name: string;
  /** Checks the rule on a fresh harness; rejects if the transport breaks it, with an error that says what was seen. */
  readonly check: (harness: TransportHarness) => Promise<void>;
}

/** Handlers that record what they receive. */
export function recordingHandlers() {
  const states: ConnectionState[] = [];
  const received: unknown[] = [];
  const handlers: RealtimeHandlers = {
    onItems: (items) => received.push(...(Array.isArray(items) ? (items as readonly unknown[]) : [items])),
    onStateChange: (state) => states.push(state),
  };
  return { handlers, states, received };
}

// States, counts and ids are equal if their JSON texts are equal.
function expectSame(seen: unknown, wanted: unknown) {
  const [seenText, wantedText] = [JSON.stringify(seen), JSON.stringify(wanted)];
  if (seenText !== wantedText)
    throw new Error(`The transport did not do as it should: saw ${seenText}, not ${wantedText}.`);
}

const idsOf = (items: readonly unknown[]) =>
  items.map((item) => (typeof item === 'object' && item !== null && 'id' in item ? item.id : item));

/** Longer than the longest delay of any transport before a retry. */
const longestWaitMs = 80_000;

/** Creates a transport whose handlers record what they receive, starts it, and gives it two seconds to connect. */
export async function startTransport({
  createTransport,
  advance,
}: Pick<TransportHarness, 'createTransport' | 'advance'>) {
  const { handlers, ...recorded } = recordingHandlers();
  const transport = createTransport();
  transport.start(handlers);
  await advance(2000);
  return { ...recorded, handlers, transport };
}

/**
 * The rules that a transport must keep so that the notification center loses nothing. For the tests of an app with its own
 * transport, with any test runner: `for (const { name, check } of realtimeTransportRules) test(name, () => check(createHarness()));`
 */
export const realtimeTransportRules: readonly RealtimeTransportRule[] = [
  {
    name: 'connects on demand and tells each state once',
    async check(harness) {
      const { createTransport, advance, connectionCount } = harness;
      const transport = createTransport();
      await advance(1000);
      expectSame(connectionCount(), 0);
      const { handlers, states } = recordingHandlers();
      transport.start(handlers);
      await advance(1000);
      expectSame(states, ['connecting', 'connected']);
      expectSame(connectionCount(), 1);
      await transport.stop();
    },
  },
  {
    name: 'starting twice is starting once',
    async check(harness) {
      const { createTransport, advance, connectionCount, sendNotification } = harness;
      const transport = createTransport();
      const { handlers, received } = recordingHandlers();
      transport.start(handlers);
      transport.start(handlers);
      await advance(1000);
      sendNotification({ id: 'a' });
      await advance(1000);
      expectSame(connectionCount(), 1);
      expectSame(received.length, 1);
      await transport.stop();
    },
  },
  {
    name: 'start, stop and start at once, as StrictMode does, gives one connection',
    async check(harness) {
      const { createTransport, advance, connectionCount, sendNotification } = harness;
      const transport = createTransport();
      const first = recordingHandlers();
      const second = recordingHandlers();
      transport.start(first.handlers);
      const stopped = transport.stop();
      transport.start(second.handlers);
      await advance(1000);
      await stopped;
      sendNotification({ id: 'a' });
      await advance(1000);
      expectSame(connectionCount(), 1);
      expectSame(first.received, []);
      expectSame(second.received.length, 1);
      await transport.stop();
    },
  },
  {
    name: 'says nothing after it was stopped, and can be started again',
    async check(harness) {
      const { advance, connectionCount, sendNotification } = harness;
      const { transport, handlers, states, received } = await startTransport(harness);
      await transport.stop();
      sendNotification({ id: 'a' });
      await advance(longestWaitMs);
      expectSame(connectionCount(), 0);
      expectSame([states, received], [['connecting', 'connected'], []]);
      transport.start(handlers);
      await advance(1000);
      sendNotification({ id: 'b' });
      await advance(1000);
      expectSame(idsOf(received), ['b']);
      await transport.stop();
    },
  },
  {
    name: 'comes back after a connection was lost',
    async check(harness) {
      const { advance, drop, sendNotification } = harness;
      const { transport, states, received } = await startTransport(harness);
      drop();
      await advance(longestWaitMs);
      expectSame(states, ['connecting', 'connected', 'reconnecting', 'connected']);
      sendNotification({ id: 'a' });
      await advance(1000);
      expectSame(idsOf(received), ['a']);
      await transport.stop();
    },
  },
  {
    name: 'never gives up',
    async check(harness) {
      const { advance, refuse, restore, connectionCount } = harness;
      const { transport, states } = await startTransport(harness);
      refuse();
      await advance(3_600_000);
      expectSame(states.at(-1), 'reconnecting');
      restore();
      await advance(longestWaitMs);
      expectSame(states.at(-1), 'connected');
      expectSame(connectionCount(), 1);
      await transport.stop();
    },
  },
  {
    name: 'a first start that is refused is tried again',
    async check(harness) {
      const { advance, refuse, restore } = harness;
      refuse();
      const { transport, states } = await startTransport(harness);
      await advance(60_000);
      expectSame(states, ['connecting']);
      restore();
      await advance(longestWaitMs);
      expectSame(states, ['connecting', 'connected']);
      await transport.stop();
    },
  },
];
