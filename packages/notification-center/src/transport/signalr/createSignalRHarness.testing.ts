import { UnauthorizedError, type LiveConnection } from '../connection/LiveConnection.ts';
import { createTestPage } from '../createTestPage.testing.ts';
import { recordingHandlers, type PlainTransportHarness } from '../realtimeTransport.testing.ts';
import { createSignalRTransport, type SignalRTransportOptions } from './createSignalRTransport.ts';
import type { HubConnectionOptions, HubTransport } from './openHubConnection.ts';

const forever = new Promise<never>(() => {});

interface FakeConnection {
  readonly send: (items: unknown) => void;
  readonly close: () => void;
}

/** Creates a fake hub for the adapter, which replaces the SignalR library. */
export function createSignalRHarness(options: Partial<SignalRTransportOptions> = {}, seed = 1) {
  const test = createTestPage(seed);
  const open = new Set<FakeConnection>();
  const attempts: { readonly at: number; readonly token: string; readonly transport: HubTransport | undefined }[] = [];
  const silent = new Set<HubTransport>();
  const unwanted = new Set<string>();
  const warnings: string[] = [];
  let isRefusing = false;
  let isHalfRefusing = false;
  let made = 0;

  const openConnection = async (options: HubConnectionOptions): Promise<LiveConnection> => {
    const { accessToken, transports, onEvent, onClose } = options;
    const transport = transports[0];
    made += 1;
    let isHeldBack = false;
    const connection: FakeConnection = {
      send: (items) => onEvent('NotificationList', items),
      close() {
        if (open.delete(connection)) onClose();
      },
    };
    return {
      async start() {
        const token = await accessToken();
        attempts.push({ at: test.clock.now(), token, transport });
        if (unwanted.has(token)) throw new UnauthorizedError();
        isHeldBack = transport !== undefined && silent.has(transport);
        if (isHeldBack) await forever;
        if (isRefusing) throw new Error('wss://hub.example/?access_token=secret refused');
        open.add(connection);
        if (isHalfRefusing) throw new Error('no handshake');
      },
      // The library waits for the start.
      stop: async () => (isHeldBack ? forever : connection.close()),
    };
  };

  const transport = (more: Partial<SignalRTransportOptions> = {}) =>
    createSignalRTransport({
      url: 'https://hub.example/notificationHub',
      accessToken: () => 'token',
      environment: test.environment,
      onWarning: (message) => warnings.push(message),
      openConnection,
      ...options,
      ...more,
    });

  const send = (items: readonly unknown[]) => {
    for (const connection of open) connection.send(items);
  };
  const drop = () => {
    for (const connection of open) connection.close();
  };
  const harness: PlainTransportHarness = {
    createTransport: transport,
    advance: test.advance,
    sendNotification: (item) => send([item]),
    sendNotificationList: send,
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
  /** Starts a transport, and lets time pass. */
  const begin = async (ms: number, more: Partial<SignalRTransportOptions> = {}) => {
    const { handlers, states, received } = recordingHandlers();
    const started = transport(more);
    started.start(handlers);
    await test.advance(ms);
    return { transport: started, states, received };
  };
  const refuseHandshakes = () => (isHalfRefusing = true);
  /** A proxy lets these transports open and passes nothing on. */
  const holdBack = (...transports: readonly HubTransport[]) => {
    silent.clear();
    for (const transport of transports) silent.add(transport);
  };
  const more = { harness, begin, attempts, warnings, refuseHandshakes, holdBack, unwanted, made: () => made };
  return { ...test, ...harness, ...more, createTransport: transport };
}
