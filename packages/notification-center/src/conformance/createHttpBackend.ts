import { hubTransports, openHubConnection } from '../transport/signalr/openHubConnection.ts';
import { expectThat, type BackendService, type BackendUnderTest, type BackendUploads } from './BackendUnderTest.ts';
import { listenToEvents } from './listenToEvents.ts';

/** The address of a backend, and the token to call it with. */
export interface BackendAddresses extends Pick<
  BackendUnderTest,
  'userId' | 'programId' | 'purchaseOrder' | 'view' | 'hasReports' | 'keepsKeys' | 'mustRead'
> {
  readonly notification: string;
  /** The notification service's unless given. */
  readonly application?: string | undefined;
  /** The notification service's unless given. */
  readonly base?: string | undefined;
  /** The notification service's unless given. */
  readonly monolith?: string | undefined;
  /** The notification service's unless given. */
  readonly userAccess?: string | undefined;
  /** The settings service. Without it, its rules are not checked. */
  readonly settings?: string | undefined;
  /** The portal's origin, if its pages call services of another origin. Without it, the rule of headers is not checked. */
  readonly origin?: string | undefined;
  /** The address that the paths of pictures are below. Without it, the rule of pictures is not checked. */
  readonly storage?: string | undefined;
  /** The address of the SignalR hub. Without it and `events`, the rules of the hub are not checked. */
  readonly hub?: string | undefined;
  /** The address of the server-sent events of a backend without a SignalR hub. */
  readonly events?: string | undefined;
  /** The address that starts an export, and the JSON that it is sent with POST. Without it, the rules of whole jobs are not checked. */
  readonly startExport?: { readonly address: string; readonly body: unknown } | undefined;
  /** The address that creates uploads by tus, and a file that it starts a job for. Without it, the rules of tus are not checked. */
  readonly upload?: { readonly address: string; readonly file: BackendUploads['file'] } | undefined;
  readonly token: string;
}

const longestAnswerMs = 30_000;

const request = (address: string, init: RequestInit) =>
  fetch(address, { ...init, signal: AbortSignal.timeout(longestAnswerMs) });

/** Calls a backend over HTTP and listens to its hub over SignalR, or to its server-sent events. A call that gets no answer in 30 seconds rejects. */
export function createHttpBackend(addresses: BackendAddresses): BackendUnderTest {
  const {
    notification,
    application,
    base,
    monolith,
    userAccess,
    settings,
    origin,
    storage,
    hub,
    events,
    startExport,
    upload,
    token,
    ...asked
  } = addresses;
  const services = { notification, application, base, monolith, userAccess, settings };
  const addressOf = (service: BackendService) => (services[service] ?? notification).replace(/\/+$/, '');
  // The portal sends the program with each call.
  const authorization = {
    authorization: `Bearer ${token}`,
    ...(asked.programId !== undefined && { program: asked.programId }),
  };
  return {
    ...asked,
    hasSettings: settings === undefined ? undefined : true,
    async call({ service, method, path, query, body, contentType = 'application/json', hasToken = true, key }) {
      const answer = await request(
        `${addressOf(service)}${path}${query ? `?${new URLSearchParams(query).toString()}` : ''}`,
        {
          method,
          headers: {
            ...(hasToken && authorization),
            ...(body !== undefined && { 'content-type': contentType }),
            ...(key !== undefined && { 'idempotency-key': key }),
          },
          ...(body !== undefined && { body: JSON.stringify(body) }),
        },
      );
      const text = await answer.text();
      try {
        return { status: answer.status, body: JSON.parse(text) as unknown };
      } catch {
        return { status: answer.status, body: text };
      }
    },
    ...(origin !== undefined && {
      async allowedHeaders({ service, method, path }) {
        const answer = await request(addressOf(service) + path, {
          method: 'OPTIONS',
          headers: {
            origin,
            'access-control-request-method': method,
            'access-control-request-headers': 'authorization,program',
          },
        });
        const isAllowed = ['*', origin].includes(answer.headers.get('access-control-allow-origin') ?? '');
        const named = isAllowed ? (answer.headers.get('access-control-allow-headers') ?? '') : '';
        return new Set(named.split(',').map((name) => name.trim().toLowerCase()));
      },
    }),
    ...(storage !== undefined && {
      async openStored(path) {
        const answer = await request(`${storage.replace(/\/+$/, '')}/${path.replace(/^\/+/, '')}`, {});
        return answer.ok ? new Uint8Array(await answer.arrayBuffer()) : null;
      },
    }),
    ...(events !== undefined && {
      listen: ({ hasToken, onEvent }) => listenToEvents(events, hasToken ? authorization : {}, onEvent),
    }),
    ...(hub !== undefined && {
      async listen({ hasToken, onEvent }) {
        const connection = await openHubConnection({
          url: hub,
          accessToken: () => Promise.resolve(hasToken ? token : ''),
          serverTimeoutMs: longestAnswerMs * 2,
          transports: hubTransports,
          // A refused connection rejects, and its rule reports it.
          warn: () => {},
          onEvent,
          listen: (hub) => hub.on('Settings', (argument) => onEvent('Settings', argument)),
          onClose: () => {},
        });
        await connection.start();
        return () => connection.stop();
      },
    }),
    ...(upload !== undefined && {
      uploads: {
        file: upload.file,
        async call({ method, address, headers, body, hasToken = true }) {
          const answer = await request(new URL(address ?? '', upload.address).href, {
            method,
            headers: { ...headers, ...(hasToken && authorization) },
            ...(body !== undefined && { body }),
          });
          await answer.body?.cancel();
          return answer;
        },
      },
    }),
    ...(startExport !== undefined && {
      exports: {
        async start() {
          const { status } = await request(startExport.address, {
            method: 'POST',
            headers: { ...authorization, 'content-type': 'application/json' },
            body: JSON.stringify(startExport.body),
          });
          expectThat(
            status >= 200 && status < 300,
            `The export could not be started: the answer is ${String(status)}.`,
          );
        },
        async openFile(address) {
          const answer = await request(address, {});
          await answer.body?.cancel();
          return answer.status;
        },
      },
    }),
  };
}
