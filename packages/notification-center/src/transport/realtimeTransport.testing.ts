import { describe, expect, it } from 'vitest';
import type { ConnectionState, RealtimeHandlers, RealtimeTransport } from './RealtimeTransport.ts';

/** The far side of a transport, and the clock between. */
export interface TransportHarness {
  readonly createTransport: () => RealtimeTransport;
  /** Lets the time pass until everything that is due has happened. */
  readonly advance: (ms: number) => Promise<void>;
  readonly sendNotification: (item: unknown) => void;
  readonly sendNotificationList: (items: readonly unknown[]) => void;
  /** Closes every connection. */
  readonly drop: () => void;
  /** Closes every connection and lets nobody in until `restore`. */
  readonly refuse: () => void;
  readonly restore: () => void;
  readonly connectionCount: () => number;
}

/** Handlers that remember what they were told. */
export function recordingHandlers() {
  const states: ConnectionState[] = [];
  const received: unknown[] = [];
  const handlers: RealtimeHandlers = {
    onNotification: (item) => received.push(item),
    onNotificationList: (items) => received.push(items),
    onStateChange: (state) => states.push(state),
  };
  return { handlers, states, received };
}

/** Longer than any transport waits before it tries again. */
const longestWaitMs = 40_000;

/** What every real-time transport does. */
export function describeRealtimeTransport(name: string, createHarness: () => TransportHarness) {
  describe(`${name} is a real-time transport`, () => {
    it('connects on demand and tells each state once', async () => {
      const { createTransport, advance, connectionCount } = createHarness();
      const transport = createTransport();
      await advance(1000);
      expect(connectionCount()).toBe(0);
      const { handlers, states } = recordingHandlers();
      transport.start(handlers);
      await advance(1000);
      expect(states).toEqual(['connecting', 'connected']);
      expect(connectionCount()).toBe(1);
      await transport.stop();
    });

    it('passes items and lists on as they came', async () => {
      const { createTransport, advance, sendNotification, sendNotificationList } = createHarness();
      const transport = createTransport();
      const { handlers, received } = recordingHandlers();
      transport.start(handlers);
      await advance(1000);
      sendNotification({ id: 'a', unknown: [1] });
      sendNotification(null);
      sendNotificationList([{ id: 'b' }, 'text']);
      await advance(1000);
      expect(received).toEqual([{ id: 'a', unknown: [1] }, null, [{ id: 'b' }, 'text']]);
      await transport.stop();
    });

    it('starting twice is starting once', async () => {
      const { createTransport, advance, connectionCount, sendNotification } = createHarness();
      const transport = createTransport();
      const { handlers, received } = recordingHandlers();
      transport.start(handlers);
      transport.start(handlers);
      await advance(1000);
      sendNotification({ id: 'a' });
      await advance(1000);
      expect(connectionCount()).toBe(1);
      expect(received).toHaveLength(1);
      await transport.stop();
    });

    it('start, stop and start at once, as StrictMode does, gives one connection', async () => {
      const { createTransport, advance, connectionCount, sendNotification } = createHarness();
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
      expect(connectionCount()).toBe(1);
      expect(first.received).toEqual([]);
      expect(second.received).toHaveLength(1);
      await transport.stop();
    });

    it('says nothing after it was stopped, and can be started again', async () => {
      const { createTransport, advance, connectionCount, sendNotification } = createHarness();
      const transport = createTransport();
      const { handlers, states, received } = recordingHandlers();
      transport.start(handlers);
      await advance(1000);
      await transport.stop();
      sendNotification({ id: 'a' });
      await advance(longestWaitMs);
      expect(connectionCount()).toBe(0);
      expect([states, received]).toEqual([['connecting', 'connected'], []]);
      transport.start(handlers);
      await advance(1000);
      sendNotification({ id: 'b' });
      await advance(1000);
      expect(received).toEqual([{ id: 'b' }]);
      await transport.stop();
    });

    it('comes back after a connection was lost', async () => {
      const { createTransport, advance, drop, sendNotification } = createHarness();
      const transport = createTransport();
      const { handlers, states, received } = recordingHandlers();
      transport.start(handlers);
      await advance(1000);
      drop();
      await advance(longestWaitMs);
      expect(states).toEqual(['connecting', 'connected', 'reconnecting', 'connected']);
      sendNotification({ id: 'a' });
      await advance(1000);
      expect(received).toEqual([{ id: 'a' }]);
      await transport.stop();
    });

    it('never gives up', async () => {
      const { createTransport, advance, refuse, restore, connectionCount } = createHarness();
      const transport = createTransport();
      const { handlers, states } = recordingHandlers();
      transport.start(handlers);
      await advance(1000);
      refuse();
      await advance(3_600_000);
      expect(states.at(-1)).toBe('reconnecting');
      restore();
      await advance(longestWaitMs);
      expect(states.at(-1)).toBe('connected');
      expect(connectionCount()).toBe(1);
      await transport.stop();
    });

    it('a first start that is refused is tried again', async () => {
      const { createTransport, advance, refuse, restore } = createHarness();
      refuse();
      const transport = createTransport();
      const { handlers, states } = recordingHandlers();
      transport.start(handlers);
      await advance(60_000);
      expect(states).toEqual(['connecting']);
      restore();
      await advance(longestWaitMs);
      expect(states).toEqual(['connecting', 'connected']);
      await transport.stop();
    });
  });
}
