import { ServiceError } from '@gantry/module';
import { markRequest, type NotificationCenter, type NotificationClient } from '@gantry/notification-center';
import * as v from 'valibot';
import type { LaterOutbox } from '../../outbox/Outbox.ts';
import type { Outbox, ShownRow } from '../../outbox/Outbox.ts';
import type { Outcome } from '../../outbox/OutboxRow.ts';

/** A mark that waits. */
interface WaitingMark {
  readonly row: string;
  readonly id: string;
  readonly read: boolean;
}

const targetSchema = v.pipe(v.string(), v.parseJson(), v.tuple([v.literal('mark'), v.string()]));
const bodySchema = v.pipe(v.string(), v.parseJson(), v.tuple([v.object({ value: v.boolean() })]));

const targetOf = (id: string) => JSON.stringify(['mark', id] satisfies v.InferOutput<typeof targetSchema>);

/** The mark that a row of the outbox is; null if it is another write, or was refused. */
function markOf({ id: row, service, target, body, refusal }: ShownRow): WaitingMark | null {
  if (service !== 'notification' || refusal !== null) return null;
  const item = v.safeParse(targetSchema, target);
  const patch = v.safeParse(bodySchema, body);
  return item.success && patch.success ? { row, id: item.output[1], read: patch.output[0].value } : null;
}

interface KeepMarksOptions {
  readonly client: NotificationClient;
  readonly outbox: LaterOutbox;
  readonly programId: () => string | null;
  /** What a mark does, in words. */
  readonly titleOf: (id: string, read: boolean) => string;
}

/** The notification service as the center calls it. Marks are kept until they can be sent, and those of earlier visits are shown. */
export function keepMarks({ client, outbox, programId, titleOf }: KeepMarksOptions) {
  /** The rows that the center shows as marks already. */
  const shown = new Set<string>();
  /** The row of an earlier visit that the center is about to show, by the item's id. */
  const repeated = new Map<string, WaitingMark>();

  const answerOf = (outcome: Outcome, id: string, read: boolean): unknown => {
    if (outcome.kind === 'answered') return outcome.value;
    // The status says that this is no failure of the network.
    if (outcome.kind === 'dropped') throw Object.assign(new Error('The person took the mark back.'), { status: 0 });
    const { status, message: serverMessage } = outcome;
    const { method, path } = markRequest(id, read);
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

  const setMark = async (id: string, read: boolean, sendAtOnce: () => Promise<unknown>): Promise<unknown> => {
    const opened = await outbox.open();
    if (opened === null) return sendAtOnce();
    const earlier = repeated.get(id);
    repeated.delete(id);
    if (earlier?.read === read) return answerOf(await endOfRow(opened, earlier.row), id, read);
    const { method, path, body, contentType = null } = markRequest(id, read);
    const written = await opened
      .write({
        program: programId(),
        service: 'notification',
        // The contract of a mark is a write.
        method: method as 'PATCH',
        path,
        query: {},
        body: JSON.stringify(body),
        contentType,
        target: targetOf(id),
        title: titleOf(id, read),
      })
      .catch((error: unknown) => {
        console.warn('A mark could not be kept, so it is sent at once.', error);
      });
    if (!written) return sendAtOnce();
    if (!written.isWaiting) return answerOf(written.outcome, id, read);
    shown.add(written.id);
    return answerOf(await written.ended, id, read);
  };

  /** Shows the marks that wait from an earlier visit, or from another tab, over their items. */
  const follow = ({ feed, readState }: Pick<NotificationCenter, 'feed' | 'readState'>) => {
    const show = (mark: WaitingMark) => {
      if (shown.has(mark.row) || feed.getItem(mark.id) === undefined) return;
      shown.add(mark.row);
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
          .flatMap((row) => markOf(row) ?? [])
          .map((mark) => [mark.id, mark]),
      );
      for (const mark of newest.values()) {
        show(mark);
        if (shown.has(mark.row) || watched.has(mark.row)) continue;
        watched.add(mark.row);
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
      isOrdered: true,
      markAsRead: (id: string, signal?: AbortSignal) => setMark(id, true, () => client.markAsRead(id, signal)),
      markAsUnread: (id: string, signal?: AbortSignal) => setMark(id, false, () => client.markAsUnread(id, signal)),
    } satisfies NotificationClient,
    follow,
  };
}
