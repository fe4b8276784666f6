import { describe, expect, it } from 'vitest';
import { createTestPage } from '../createTestPage.testing.ts';
import { describeRealtimeTransport, startTransport, type PlainTransportHarness } from '../realtimeTransport.testing.ts';
import { createEventSourceTransport, type EventSourceTransportOptions } from './createEventSourceTransport.ts';

/** Creates a fake of the browser's EventSource with its server. */
function createStreams(options: Partial<EventSourceTransportOptions> = {}) {
  const test = createTestPage();
  const open = new Set<Stream>();
  const asked: string[] = [];
  const warnings: string[] = [];
  let isRefusing = false;
  let isSilent = false;

  class Stream extends EventTarget {
    begin() {
      if (isSilent) return;
      if (!isRefusing) open.add(this);
      this.dispatchEvent(new Event(isRefusing ? 'error' : 'open'));
    }

    close() {
      open.delete(this);
    }
  }

  const send = (name: string, data: string) => {
    for (const stream of open) stream.dispatchEvent(new MessageEvent(name, { data }));
  };
  const drop = () => {
    for (const stream of open) stream.dispatchEvent(new Event('error'));
  };
  const harness: PlainTransportHarness = {
    createTransport: () =>
      createEventSourceTransport({
        url: '/events',
        environment: test.environment,
        onWarning: (message) => warnings.push(message),
        openSource(url) {
          asked.push(url);
          const stream = new Stream();
          test.clock.setTimer(test.clock.outside, () => stream.begin(), 10);
          return stream;
        },
        ...options,
      }),
    advance: test.advance,
    sendNotification: (item) => send('Notification', JSON.stringify(item)),
    sendNotificationList: (items) => send('NotificationList', JSON.stringify(items)),
    drop,
    refuse() {
      isRefusing = true;
      drop();
    },
    restore() {
      isRefusing = false;
    },
    connectionCount: () => open.size,
  };
  return { ...harness, harness, send, asked, warnings, silence: () => (isSilent = true) };
}

describeRealtimeTransport('the transport of server-sent events', () => createStreams().harness);

describe('the transport of server-sent events', () => {
  it('takes events without a name: an object is an item, an array is a list', async () => {
    const streams = createStreams();
    const { send } = streams;
    const { received } = await startTransport(streams);
    send('message', '{"id":"a"}');
    send('message', '[{"id":"b"},{"id":"c"}]');
    expect(received).toEqual([{ id: 'a' }, { id: 'b' }, { id: 'c' }]);
  });

  it('reports data that is not JSON, and keeps the connection', async () => {
    const streams = createStreams();
    const { send, warnings, connectionCount } = streams;
    const { received } = await startTransport(streams);
    send('Notification', '{"id":');
    expect([received, connectionCount()]).toEqual([[], 1]);
    expect(warnings.join()).toContain('not JSON');
  });

  it('asks for a new address at each connection', async () => {
    let ticket = 0;
    const streams = createStreams({ url: async () => `/events?ticket=${++ticket}` });
    await startTransport(streams);
    streams.drop();
    await streams.advance(31_000);
    expect(streams.asked).toEqual(['/events?ticket=1', '/events?ticket=2']);
  });

  it('opens nothing if it is stopped while its address is on the way', async () => {
    let answer = (_address: string) => {};
    const url = () => new Promise<string>((resolve) => (answer = resolve));
    const streams = createStreams({ url });
    const { transport } = await startTransport(streams);
    await transport.stop();
    answer('/events');
    await streams.advance(2000);
    expect(streams.asked).toEqual([]);
  });

  it('closes a stream that opens and says nothing, and tries again', async () => {
    const streams = createStreams();
    const { advance, asked, connectionCount } = streams;
    streams.silence();
    await startTransport(streams);
    await advance(60_000);
    expect(asked.length).toBeGreaterThan(1);
    expect(connectionCount()).toBe(0);
  });
});
