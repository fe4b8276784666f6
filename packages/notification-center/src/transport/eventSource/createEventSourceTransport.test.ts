import { describe, expect, it } from 'vitest';
import { createTestPage } from '../createTestPage.testing.ts';
import {
  describeRealtimeTransport,
  recordingHandlers,
  type PlainTransportHarness,
} from '../realtimeTransport.testing.ts';
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
    const { createTransport, advance, send } = createStreams();
    const { handlers, received } = recordingHandlers();
    const transport = createTransport();
    transport.start(handlers);
    await advance(2000);
    send('message', '{"id":"a"}');
    send('message', '[{"id":"b"},{"id":"c"}]');
    expect(received).toEqual([{ id: 'a' }, { id: 'b' }, { id: 'c' }]);
    await transport.stop();
  });

  it('reports data that is not JSON, and keeps the connection', async () => {
    const { createTransport, advance, send, warnings, connectionCount } = createStreams();
    const { handlers, received } = recordingHandlers();
    const transport = createTransport();
    transport.start(handlers);
    await advance(2000);
    send('Notification', '{"id":');
    expect([received, connectionCount()]).toEqual([[], 1]);
    expect(warnings.join()).toContain('not JSON');
    await transport.stop();
  });

  it('asks for a new address at each connection', async () => {
    let ticket = 0;
    const { createTransport, advance, drop, asked } = createStreams({ url: async () => `/events?ticket=${++ticket}` });
    const transport = createTransport();
    transport.start(recordingHandlers().handlers);
    await advance(2000);
    drop();
    await advance(31_000);
    expect(asked).toEqual(['/events?ticket=1', '/events?ticket=2']);
    await transport.stop();
  });

  it('opens nothing if it is stopped while its address is on the way', async () => {
    let answer = (_address: string) => {};
    const url = () => new Promise<string>((resolve) => (answer = resolve));
    const { createTransport, advance, asked } = createStreams({ url });
    const transport = createTransport();
    transport.start(recordingHandlers().handlers);
    await advance(2000);
    await transport.stop();
    answer('/events');
    await advance(2000);
    expect(asked).toEqual([]);
  });

  it('closes a stream that opens and says nothing, and tries again', async () => {
    const { createTransport, advance, asked, silence, connectionCount } = createStreams();
    silence();
    const transport = createTransport();
    transport.start(recordingHandlers().handlers);
    await advance(60_000);
    expect(asked.length).toBeGreaterThan(1);
    expect(connectionCount()).toBe(0);
    await transport.stop();
  });
});
