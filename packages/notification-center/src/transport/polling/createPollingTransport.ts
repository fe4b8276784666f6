import { parseNotification } from '../../core/parsing/parseNotification.ts';
import { formatServerTime } from '../../core/parsing/serverTime.ts';
import { createLiveTransport, type LiveTransportOptions } from '../connection/createLiveTransport.ts';
import type { LiveConnection, Opening } from '../connection/LiveConnection.ts';
import type { NotificationClient } from '../NotificationClient.ts';
import type { RealtimeTransport } from '../RealtimeTransport.ts';

/** The part of a client that polling uses. */
export type PolledClient = Pick<NotificationClient, 'getFilteredNotifications' | 'getSince' | 'sinceLimit'>;

/** Options of {@link createPollingTransport}. */
export interface PollingTransportOptions extends LiveTransportOptions {
  /** The service that is asked: the center's own client. */
  readonly client: PolledClient;
  /** Mean time between two questions, in seconds. Default 10. */
  readonly intervalSeconds?: number;
}

const failure =
  'A question for new notifications failed, so nothing arrives until one succeeds. It will be tried again.';
const cutOff =
  'More notifications changed than the service answers at once. The notification center catches up page by page.';

/**
 * A source for a service without a live connection: it asks the service for changes every `intervalSeconds`. One tab of a browser
 * asks for all. Browsers slow the timers of hidden pages down to one a minute. After a failure it waits as the other transports do.
 */
export function createPollingTransport(options: PollingTransportOptions): RealtimeTransport {
  return createLiveTransport({ ...options, ways: ['polling'], open: async (opening) => connect(options, opening) });
}

/**
 * A row of questions to the service. What is there at the start is not passed on: the catch-up that follows every start brings it. The
 * first question that fails ends the row, and so does an answer that is cut off.
 */
function connect(
  { client, intervalSeconds = 10 }: PollingTransportOptions,
  { environment, warn, onItems, onClose }: Opening,
): LiveConnection {
  const aborter = new AbortController();
  const { signal } = aborter;
  let cancelTimer = () => {};
  // The newest server time so far, in milliseconds. The clock of the browser may differ from it.
  let newest = 0;
  // The versions of the last answer. The next answer begins with those of its last moment.
  let told: ReadonlySet<string> = new Set();

  /** Asks for changes and returns those that were not passed on before. */
  async function ask(): Promise<{ readonly changes: readonly unknown[]; readonly isCutOff: boolean }> {
    const answer = await client.getSince(formatServerTime(newest), signal);
    const versions = answer.map((item) => {
      const { id, modifiedAt } = parseNotification(item);
      return { item, modifiedAt: modifiedAt ?? 0, key: `${String(modifiedAt)} ${id}` };
    });
    const changes = versions.filter(({ key }) => !told.has(key)).map(({ item }) => item);
    told = new Set(versions.map(({ key }) => key));
    newest = versions.reduce((latest, { modifiedAt }) => Math.max(latest, modifiedAt), newest);
    return { changes, isCutOff: answer.length >= (client.sinceLimit ?? 50) };
  }

  function askLater() {
    // The random part keeps pages apart that were opened together.
    cancelTimer = environment.setTimer(() => void poll(), intervalSeconds * 1000 * (0.75 + environment.random() / 2));
  }

  async function poll() {
    try {
      const { changes, isCutOff } = await ask();
      if (signal.aborted) return;
      if (changes.length > 0) onItems(changes);
      if (!isCutOff) return askLater();
      warn(cutOff);
    } catch {
      if (signal.aborted) return undefined;
      warn(failure);
    }
    close();
    return undefined;
  }

  function close() {
    if (signal.aborted) return;
    cancelTimer();
    aborter.abort();
    onClose();
  }

  return {
    async start() {
      const { notifications } = await client.getFilteredNotifications(
        { pageSize: 1, typeStatus: [], toDate: null },
        signal,
      );
      const [first] = notifications;
      newest = (first === undefined ? null : parseNotification(first).modifiedAt) ?? 0;
      // So many of one moment would be cut off in every answer.
      if ((await ask()).isCutOff) newest += 1;
      signal.throwIfAborted();
      askLater();
    },
    async stop() {
      close();
    },
  };
}
