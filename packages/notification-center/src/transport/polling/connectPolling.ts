import { parseNotification } from '../../core/parsing/parseNotification.ts';
import { formatServerTime } from '../../core/parsing/serverTime.ts';
import type { LiveConnection } from '../connection/LiveConnection.ts';
import type { Environment } from '../environment.ts';
import type { NotificationClient } from '../NotificationClient.ts';

/** The part of a client that polling uses. */
export type PolledClient = Pick<NotificationClient, 'getFilteredNotifications' | 'getSince' | 'sinceLimit'>;

/** Options of {@link connectPolling}. */
export interface PollingConnectionOptions {
  readonly client: PolledClient;
  readonly intervalMs: number;
  readonly environment: Pick<Environment, 'setTimer' | 'random'>;
  readonly warn: (message: string) => void;
}

const failure =
  'A question for new notifications failed, so nothing arrives until one succeeds. It will be tried again.';
const cutOff =
  'More notifications changed than the service answers at once. The notification center catches up page by page.';

/**
 * A row of questions to the service. What is there at the start is not told: the catch-up that follows every start brings it. The
 * first question that fails ends the row, and so does an answer that is cut off.
 */
export function connectPolling({ client, intervalMs, environment, warn }: PollingConnectionOptions): LiveConnection {
  const aborter = new AbortController();
  const { signal } = aborter;
  let onClose = () => {};
  let onItems: (items: unknown) => void = () => {};
  let cancelTimer = () => {};
  // The newest server time so far, in milliseconds. The clock of the browser may differ from it.
  let newest = 0;
  // The versions of the last answer. The next answer begins with those of its last moment.
  let told: ReadonlySet<string> = new Set();

  /** Asks for changes and returns those that were not told before. */
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
    cancelTimer = environment.setTimer(() => void poll(), intervalMs * (0.75 + environment.random() / 2));
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
    onItems(handler) {
      onItems = handler;
    },
    onclose(handler) {
      onClose = handler;
    },
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
