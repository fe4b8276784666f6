import { ServiceError } from '@gantry/module';
import type {
  markAllRequest,
  markRequest,
  NotificationCenter,
  NotificationClient,
  ServiceRequest,
} from '@gantry/notification-center';
import type { LaterOutbox, Outbox, ShownRow } from '@gantry/platform-client/outbox/Outbox';
import type { Outcome } from '@gantry/platform-client/outbox/OutboxRow';
import { marksOf, type Mark } from '@gantry/platform-client/services/offline/marks';

/** A mark that waits. */
interface WaitingMark extends Mark {
  readonly row: string;
}

/** The marks that a row of the outbox makes; none if it is another write, or was refused. */
function waitingMarksOf({ id: row, service, path, body, refusal }: ShownRow): readonly WaitingMark[] {
  if (refusal !== null || body === null) return [];
  return marksOf({ service, path, body: JSON.parse(body) }).map((mark) => ({ row, ...mark }));
}

interface KeepMarksOptions {
  readonly client: NotificationClient;
  /** They load with the center. This part loads with what goes on without a network, which does not wait for the center. */
  readonly requests: { readonly mark: typeof markRequest; readonly markAll: typeof markAllRequest };
  readonly outbox: LaterOutbox;
  readonly programId: () => string | null;
  /** What a mark does, in words. */
  readonly titleOf: (id: string, read: boolean) => string;
  readonly titleOfAll: () => string;
}

/** The notification service as the center calls it. Marks are kept until they can be sent, and those of earlier visits are shown. */
export function keepMarks({ client, requests, outbox, programId, titleOf, titleOfAll }: KeepMarksOptions) {
  /** The marks that the center shows already, each by its row and its item. */
  const shown = new Set<string>();
  const keyOf = (row: string, id: string) => `${row} ${id}`;
  /** The row of an earlier visit that the center is about to show, by the item's id. */
  const repeated = new Map<string, WaitingMark>();

  const answerOf = (outcome: Outcome, { method, path }: ServiceRequest): unknown => {
    if (outcome.kind === 'answered') return outcome.value;
    // The status says that this is no failure of the network.
    if (outcome.kind === 'dropped') throw Object.assign(new Error('The person took the mark back.'), { status: 0 });
    const { status, message: serverMessage } = outcome;
    throw new ServiceError({
      kind: 'refused',
      service: 'notification',
      method,
      path,
      status: status ?? 0,
      serverMessage,
    });
  };

  const endOfRow = (opened: Outbox, row: string) =>
    new Promise<Outcome>((resolve) => {
      const forget = opened.onEnded((ended, outcome) => {
        if (ended !== row) return;
        forget();
        resolve(outcome);
      });
    });

  /** Keeps a write of these items, and resolves with its answer, however late. */
  const write = async (
    ids: readonly string[],
    request: ServiceRequest,
    { target, title, sendAtOnce }: { target: string; title: string; sendAtOnce: () => Promise<unknown> },
  ): Promise<unknown> => {
    const opened = await outbox.open();
    const { method, path, body, contentType = null } = request;
    const written = await opened
      ?.write({
        program: programId(),
        service: 'notification',
        // The contract of a mark is a write.
        method: method as 'PATCH',
        path,
        query: {},
        body: JSON.stringify(body),
        contentType,
        target,
        title,
      })
      .catch((error: unknown) => {
        console.warn('A mark could not be kept, so it is sent at once.', error);
      });
    if (!written) return sendAtOnce();
    if (!written.isWaiting) return answerOf(written.outcome, request);
    for (const id of ids) shown.add(keyOf(written.id, id));
    return answerOf(await written.ended, request);
  };

  /** The target of the last mark of each item that waits, so that a new one is sent after it. */
  const waitingTargets = (): ReadonlyMap<string, string> =>
    new Map(outbox.rows.get().flatMap((row) => waitingMarksOf(row).map(({ id }) => [id, row.target] as const)));

  const setMark = async (id: string, read: boolean, sendAtOnce: () => Promise<unknown>): Promise<unknown> => {
    const request = requests.mark(id, read);
    const earlier = repeated.get(id);
    repeated.delete(id);
    const opened = earlier?.read === read ? await outbox.open() : null;
    if (earlier && opened) return answerOf(await endOfRow(opened, earlier.row), request);
    const target = waitingTargets().get(id) ?? JSON.stringify(['mark', id]);
    return write([id], request, { target, title: titleOf(id, read), sendAtOnce });
  };

  const markAll = async (ids: readonly string[], sendAtOnce: () => Promise<unknown>): Promise<void> => {
    // One write has one target, so an item whose earlier mark waits has a write of its own.
    const targets = waitingTargets();
    const later = ids.filter((id) => targets.has(id));
    const others = ids.filter((id) => !targets.has(id));
    const all = { target: JSON.stringify(['marks', crypto.randomUUID()]), title: titleOfAll(), sendAtOnce };
    await Promise.all([
      ...later.map((id) => setMark(id, true, () => client.markAsRead(id))),
      ...(others.length > 0 ? [write(others, requests.markAll(others), all)] : []),
    ]);
  };

  /** Shows the marks that wait from an earlier visit, or from another tab, over their items. */
  const follow = ({ feed, readState }: Pick<NotificationCenter, 'feed' | 'readState'>) => {
    const show = (mark: WaitingMark) => {
      const key = keyOf(mark.row, mark.id);
      if (shown.has(key) || feed.getItem(mark.id) === undefined) return;
      shown.add(key);
      repeated.set(mark.id, mark);
      void (mark.read ? readState.markAsRead(mark.id) : readState.markAsUnread(mark.id)).finally(() => {
        if (repeated.get(mark.id) === mark) repeated.delete(mark.id);
      });
    };
    const watched = new Set<string>();
    const read = () => {
      // The last one of an item is what the person wants.
      const newest = new Map(
        outbox.rows
          .get()
          .flatMap((row) => waitingMarksOf(row))
          .map((mark) => [mark.id, mark]),
      );
      for (const mark of newest.values()) {
        show(mark);
        const key = keyOf(mark.row, mark.id);
        if (shown.has(key) || watched.has(key)) continue;
        watched.add(key);
        // It stays watched until its item is loaded.
        const forget = feed.subscribeItem(mark.id, () => {
          if (feed.getItem(mark.id) === undefined) return;
          forget();
          show(mark);
        });
      }
    };
    outbox.rows.subscribe(read);
    read();
  };

  return {
    client: {
      ...client,
      keepsMarks: true,
      markAsRead: (id: string, signal?: AbortSignal) => setMark(id, true, () => client.markAsRead(id, signal)),
      markAsUnread: (id: string, signal?: AbortSignal) => setMark(id, false, () => client.markAsUnread(id, signal)),
      markAllAsRead: (ids: readonly string[], signal?: AbortSignal) =>
        markAll(ids, () => client.markAllAsRead(ids, signal)),
    } satisfies NotificationClient,
    follow,
  };
}
