import { realtimeTransportRules, type TransportHarness } from '@gantry/notification-center/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createLiveMessages } from '../packed-consumer/app/src/depot/liveMessages.ts';

/** Makes a fake of the browser's EventSource, limited to what the example app's transport uses, and its service. */
function createStreams() {
  const open = new Set<Stream>();
  let isRefusing = false;

  class Stream extends EventTarget {
    static readonly CLOSED = 2;
    readyState = 0;

    constructor() {
      super();
      setTimeout(() => this.settle(), 10);
    }

    settle() {
      if (this.readyState === Stream.CLOSED) return;
      if (isRefusing) this.fail();
      else {
        this.readyState = 1;
        open.add(this);
        this.dispatchEvent(new Event('open'));
      }
    }

    /** The service refuses the connection, and the browser does not reopen it. */
    fail() {
      this.close();
      this.dispatchEvent(new Event('error'));
    }

    /** The connection is lost, and the browser reopens it. */
    lose() {
      open.delete(this);
      this.readyState = 0;
      this.dispatchEvent(new Event('error'));
      setTimeout(() => this.settle(), 3000);
    }

    close() {
      open.delete(this);
      this.readyState = Stream.CLOSED;
    }
  }

  const harness: TransportHarness = {
    createTransport: createLiveMessages,
    async advance(ms) {
      await vi.advanceTimersByTimeAsync(ms);
    },
    sendNotification({ id }) {
      const message = { key: id, kind: 'shelf', subject: '', note: '', seen: false, sentAt: 0, changedAt: 0 };
      for (const stream of open) stream.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }));
    },
    drop() {
      for (const stream of open) stream.lose();
    },
    refuse() {
      isRefusing = true;
      for (const stream of open) stream.lose();
    },
    restore() {
      isRefusing = false;
    },
    connectionCount: () => open.size,
  };
  return { Stream, harness };
}

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function setUp() {
  vi.useFakeTimers();
  const { Stream, harness } = createStreams();
  vi.stubGlobal('EventSource', Stream);
  return harness;
}

describe("the example app's own transport", () => {
  it.each(realtimeTransportRules)('$name', ({ check }) => check(setUp()));
});

it('the error of a broken rule says what the transport did', async () => {
  const harness = setUp();
  const createTransport = () => {
    const transport = createLiveMessages();
    return {
      ...transport,
      start: (handlers: Parameters<typeof transport.start>[0]) =>
        transport.start({ ...handlers, onStateChange: () => {} }),
    };
  };
  const [rule] = realtimeTransportRules;
  await expect(rule?.check({ ...harness, createTransport })).rejects.toThrow('saw [], not ["connecting","connected"]');
});
