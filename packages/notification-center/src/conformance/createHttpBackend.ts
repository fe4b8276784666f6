import { parseJson } from '@gantry/base/values';
import { hubTransports, openHubConnection } from '../transport/signalr/openHubConnection.ts';
import { isFine } from './ask.ts';
import { expectThat, type BackendUnderTest } from './BackendUnderTest.ts';
import { listenToEvents } from './listenToEvents.ts';

/** The address of a backend, and the token to call it with. */
export interface BackendAddresses extends Pick<BackendUnderTest, 'userId' | 'keepsKeys' | 'mustRead' | 'readsCounted'> {
  readonly notification: string;
  /** The notification service's unless given. */
  readonly application?: string | undefined;
  /** The notification service's unless given. */
  readonly base?: string | undefined;
  /** Further services that an app's own rules call, by name; the notification service's unless given. */
  readonly services?: Readonly<Record<string, string | undefined>> | undefined;
  /** A program of the user, which is sent in the header `Program`. */
  readonly programId?: string | undefined;
  /** The address of the SignalR hub. Without it and `events`, the rules of the hub are not checked. */
  readonly hub?: string | undefined;
  /** The address of the server-sent events of a backend without a SignalR hub. */
  readonly events?: string | undefined;
  /** The address that starts an export, and the JSON that it is sent with POST. Without it, the rules of whole jobs are not checked. */
  readonly startExport?: { readonly address: string; readonly body: unknown } | undefined;
  readonly token: string;
}

const longestAnswerMs = 30_000;

const request = (address: string, init: RequestInit) =>
  fetch(address, { ...init, signal: AbortSignal.timeout(longestAnswerMs) });

/** Calls a backend over HTTP and listens to its hub over SignalR, or to its server-sent events. A call that gets no answer in 30 seconds rejects. */
export function createHttpBackend(addresses: BackendAddresses): BackendUnderTest<string> {
  const { notification, application, base, services, programId, hub, events, startExport, token } = addresses;
  const { userId, keepsKeys, mustRead, readsCounted } = addresses;
  const byName: BackendAddresses['services'] = { ...services, application, base };
  const addressOf = (service: string) => (byName[service] ?? notification).replace(/\/+$/, '');
  const authorization = {
    authorization: `Bearer ${token}`,
    ...(programId !== undefined && { program: programId }),
  };
  return {
    userId,
    keepsKeys,
    mustRead,
    readsCounted,
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
      return { status: answer.status, body: parseJson(await answer.text()) };
    },
    ...(events !== undefined && {
      listen: ({ hasToken, onEvent }) => listenToEvents(events, hasToken ? authorization : {}, onEvent),
    }),
    ...(hub !== undefined && {
      async listen({ hasToken, onEvent, events: further = [] }) {
        const connection = await openHubConnection({
          url: hub,
          accessToken: () => Promise.resolve(hasToken ? token : ''),
          serverTimeoutMs: longestAnswerMs * 2,
          transports: hubTransports,
          // A refused connection rejects, and its rule reports it.
          warn: () => {},
          onEvent,
          listen: (connected) => further.forEach((name) => connected.on(name, (argument) => onEvent(name, argument))),
          onClose: () => {},
        });
        await connection.start();
        return () => connection.stop();
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
          expectThat(isFine(status), `The export could not be started: the answer is ${String(status)}.`);
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
