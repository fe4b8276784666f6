import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createBrowserEnvironment } from '@gantry/base/environment';
import { recordingHandlers } from '../realtimeTransport.testing.ts';
import { createSignalRTransport, type SignalRTransportOptions } from './createSignalRTransport.ts';
import { hubTransports, withoutSecrets, type HubTransport } from './openHubConnection.ts';
import { startSmallHub, type SmallHub, type SmallHubOptions } from './startSmallHub.testing.ts';

// Without a random delay before the first start.
const environment = { ...createBrowserEnvironment(), random: () => 0 };

/** Starts a transport, and waits until it is connected. */
async function connect({ url }: SmallHub, options: Partial<SignalRTransportOptions> = {}) {
  const { handlers, states, received } = recordingHandlers();
  const transport = createSignalRTransport({
    environment,
    url,
    accessToken: () => 'token',
    onWarning: () => {},
    ...options,
  });
  onTestFinished(() => transport.stop());
  transport.start(handlers);
  await expect.poll(() => states).toEqual(['connecting', 'connected']);
  return { transport, states, received };
}

/** Gives each way to connect a second. */
const impatient = { startTimeoutMs: 1000 };

describe('the SignalR library behind the adapter', () => {
  const hubs: SmallHub[] = [];
  const start = async (options?: SmallHubOptions) => {
    const hub = await startSmallHub(options);
    hubs.push(hub);
    return hub;
  };
  afterEach(() => {
    for (const hub of hubs.splice(0)) hub.close();
  });

  it('lets an app listen to other events, beside the items', async () => {
    const hub = await start({ offered: ['LongPolling'] });
    const onSettings = vi.fn();
    const { received } = await connect(hub, { listen: (hub) => hub.on('Settings', onSettings) });
    hub.send('Settings', { at: 7 });
    hub.send('Notification', { id: 'a' });
    await expect.poll(() => received).toEqual([{ id: 'a' }]);
    expect(onSettings.mock.calls).toEqual([[{ at: 7 }]]);
  });

  it.each([
    ['LongPolling', ['Bearer first-token']],
    // An event stream has its token in its address.
    ['ServerSentEvents', ['Bearer first-token', undefined]],
  ] as const)(
    'negotiates, uses %s if only that is offered, receives both events, and reconnects with a new token',
    async (offered, sent) => {
      const hub = await start({ offered: [offered] });
      let token = 'first-token';
      const options = { accessToken: () => token, reconnectSpreadSeconds: 0 };
      const { transport, states, received } = await connect(hub, options);
      hub.send('Notification', { id: 'a' });
      hub.send('NotificationList', [{ id: 'b' }, { id: 'c' }]);
      await expect.poll(() => received).toEqual([{ id: 'a' }, { id: 'b' }, { id: 'c' }]);
      expect(new Set(hub.authorizations)).toEqual(new Set(sent));

      token = 'second-token';
      hub.dropAll();
      await expect.poll(() => states).toEqual(['connecting', 'connected', 'reconnecting', 'connected']);
      expect(hub.authorizations.at(-1)).toBe('Bearer second-token');
      await transport.stop();
      await expect.poll(hub.connectionCount).toBe(0);
    },
  );

  it.each<{ offered: readonly HubTransport[]; refused: HubTransport[]; asked: HubTransport[] }>([
    { offered: hubTransports, refused: [], asked: ['WebSockets', 'ServerSentEvents'] },
    { offered: hubTransports, refused: ['ServerSentEvents'], asked: ['WebSockets', 'ServerSentEvents', 'LongPolling'] },
    { offered: ['LongPolling', 'ServerSentEvents'], refused: [], asked: ['LongPolling'] },
    { offered: ['ServerSentEvents', 'LongPolling'], refused: [], asked: ['ServerSentEvents'] },
  ])(
    'takes the first offered way that is let through: of $offered without WebSockets and $refused, $asked',
    async ({ offered, refused, asked }) => {
      const hub = await start({ offered, refused });
      const warnings: string[] = [];
      const { transport, received } = await connect(hub, { onWarning: (message) => warnings.push(message) });
      expect(hub.asked).toEqual(asked);
      hub.send('Notification', { id: 'a' });
      await expect.poll(() => received).toEqual([{ id: 'a' }]);
      // The refusal is reported without the address and the token.
      expect(warnings).toHaveLength(asked.length - 1);
      expect(warnings.join()).not.toMatch(/127\.0\.0\.1|=token/);
      await transport.stop();
      await expect.poll(hub.connectionCount).toBe(0);
    },
  );

  it('leaves a WebSocket and an event stream that open and say nothing', async () => {
    const hub = await start({ offered: hubTransports, silent: ['WebSockets', 'ServerSentEvents'] });
    const { received } = await connect(hub, impatient);
    expect(hub.asked.slice(0, 3)).toEqual(['WebSockets', 'ServerSentEvents', 'LongPolling']);
    hub.send('Notification', { id: 'a' });
    await expect.poll(() => received).toEqual([{ id: 'a' }]);
  });

  it('leaves a socket that it closes no listener, as each knows the token', async () => {
    const sockets: FakeSocket[] = [];
    class FakeSocket extends EventTarget {
      onopen: unknown = null;
      constructor() {
        super();
        sockets.push(this);
      }
      close() {}
    }
    vi.stubGlobal('EventSource', class extends EventTarget {});
    vi.stubGlobal('WebSocket', FakeSocket);
    onTestFinished(() => void vi.unstubAllGlobals());
    const hub = await start({ offered: ['WebSockets', 'LongPolling'] });
    await connect(hub, impatient);
    expect(sockets.map(({ onopen }) => onopen)).toEqual([null]);
  });

  it.each([
    ['fails before it opens', true],
    ['does not open', false],
  ])('ends an event stream that %s', async (_, isFailing) => {
    const open = new Set<FakeStream>();
    class FakeStream extends EventTarget {
      onerror: ((event: Event) => void) | null = null;
      constructor() {
        super();
        open.add(this);
        this.addEventListener('error', (event) => this.onerror?.(event));
        if (isFailing) setTimeout(() => this.dispatchEvent(new Event('error')));
      }
      close() {
        open.delete(this);
      }
    }
    vi.stubGlobal('EventSource', FakeStream);
    onTestFinished(() => void vi.unstubAllGlobals());
    const hub = await start({ offered: hubTransports });
    await connect(hub, impatient);
    expect(hub.asked).toContain('LongPolling');
    expect(open.size).toBe(0);
  });

  it('has a refused token renewed', async () => {
    const hub = await start();
    hub.unwanted.add('Bearer old-token');
    let token = 'old-token';
    const renewAccessToken = async () => void (token = 'new-token');
    await connect(hub, { accessToken: () => token, renewAccessToken });
    expect(hub.authorizations.slice(0, 2)).toEqual(['Bearer old-token', 'Bearer new-token']);
  });

  it('waits as long as a negotiation asks, and not only as long as it would itself', async () => {
    const hub = await start({ busyFor: '40' });
    const waits: number[] = [];
    const setTimer: typeof environment.setTimer = (callback, delayMs) => {
      waits.push(delayMs);
      return environment.setTimer(callback, delayMs >= 40_000 ? 0 : delayMs);
    };
    await connect(hub, { environment: { ...environment, setTimer } });
    expect(waits.filter((delayMs) => delayMs >= 40_000 && delayMs < 60_000)).toHaveLength(1);
  });

  it('follows the redirect of a negotiation with the token of the redirect', async () => {
    const target = await start();
    const front = await start({ redirect: target.url });
    await connect(front, { accessToken: () => 'first-token' });
    expect(target.authorizations[0]).toBe('Bearer second-token');
  });
});

describe('a log message of the library', () => {
  it.each([
    ['WebSocket connected to wss://hub.example/x?id=abc&access_token=eyJh.eyJz.sig.', /hub\.example|eyJh|abc/],
    ['Error: Failed to start: https://user:pw@hub.example:8080/hub (id=7f)', /hub\.example|pw|7f/],
    ['Authorization: Bearer eyJhbGciOi.eyJzdWI.c2ln', /eyJ/],
    ['token eyJhbGciOi.eyJzdWI.c2ln was refused', /eyJ/],
    ['connectionToken=secret-token lost', /secret-token/],
  ])('is logged without its secrets: %s', (message, secret) => {
    expect(withoutSecrets(message)).not.toMatch(secret);
  });
});
