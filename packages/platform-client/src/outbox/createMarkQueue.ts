import { ServiceError } from '@gantry/module';
import type { ServiceRequest } from '@gantry/base/calls';
import type { LaterOutbox, Outbox, ShownRow } from './Outbox.ts';
import type { Outcome } from './OutboxRow.ts';

/** A mark of a notification center, which makes some items read or unread. */
interface MarkWrite {
  readonly ids: readonly string[];
  readonly read: boolean;
  /** What it does, in words for people. */
  readonly title: string;
  /** Sends it at once, if it cannot be kept. */
  readonly send: () => Promise<unknown>;
}

interface MarkQueueOptions {
  readonly outbox: Pick<LaterOutbox, 'rows' | 'open'>;
  /** The calls of the notification service. */
  readonly requests: {
    readonly mark: (id: string, read: boolean) => ServiceRequest;
    readonly markAll: (ids: readonly string[]) => ServiceRequest;
  };
  readonly programId: () => string | null;
}

const service = 'notification';

function answerOf(outcome: Outcome, { method, path }: Pick<ShownRow, 'method' | 'path'>): unknown {
  if (outcome.kind === 'answered') return outcome.value;
  // The service did it or not. The list is asked.
  if (outcome.kind === 'refused' && outcome.isMalformed) return undefined;
  // The status says that this is no failure of the network.
  if (outcome.kind === 'dropped') throw Object.assign(new Error('The person took the mark back.'), { status: 0 });
  const { status, message: serverMessage } = outcome;
  throw new ServiceError({ kind: 'refused', service, method, path, status: status ?? 0, serverMessage });
}

const endOfRow = (opened: Outbox, row: string) =>
  new Promise<Outcome>((resolve) => {
    const forget = opened.onEnded((ended, outcome) => {
      if (ended !== row) return;
      forget();
      resolve(outcome);
    });
  });

/** The queue that a notification center takes for its marks: writes of the outbox, which outlive the page. */
export function createMarkQueue({ outbox, requests, programId }: MarkQueueOptions) {
  /** The last row of each item that waits. What was refused does not wait. */
  const lastRows = (): ReadonlyMap<string, ShownRow> =>
    new Map(
      outbox.rows
        .get()
        .filter(({ refusal }) => refusal === null)
        .flatMap((row) => (row.marks?.ids ?? []).map((id) => [id, row] as const)),
    );

  const write = async (marks: MarkWrite, target: string): Promise<{ readonly ended: Promise<unknown> }> => {
    const { ids, read, title, send } = marks;
    const [id = ''] = ids;
    const {
      method,
      path,
      body,
      contentType = null,
    } = ids.length === 1 ? requests.mark(id, read) : requests.markAll(ids);
    const row = {
      program: programId(),
      service,
      // The contract of a mark is a write.
      method: method as 'PATCH',
      path,
      query: {},
      body: JSON.stringify(body),
      contentType,
      target,
      title,
      marks: { ids: [...ids], read },
    } as const;
    const opened = await outbox.open();
    const written = await opened?.write(row).catch((error: unknown) => {
      console.warn('A mark could not be kept, so it is sent at once.', error);
    });
    if (!written) return { ended: Promise.resolve(await send()) };
    const outcome = written.state === 'ended' ? Promise.resolve(written.outcome) : written.ended;
    const ended = outcome.then((known) => answerOf(known, row));
    // It may be refused while another write of the same press is still being kept.
    ended.catch(() => undefined);
    return { ended };
  };

  return {
    waiting: {
      get: () =>
        [...lastRows()].map(([id, row]) => ({
          key: `${row.id} ${id}`,
          id,
          read: row.marks?.read === true,
          ended: async () => {
            const opened = await outbox.open();
            return opened && answerOf(await endOfRow(opened, row.id), row);
          },
        })),
      subscribe: outbox.rows.subscribe,
    },
    async send(marks: MarkWrite): Promise<{ readonly ended: Promise<unknown> }> {
      // A mark is sent after the earlier one of its item. One write has one target, so an item whose mark waits has a write of its own.
      const rows = lastRows();
      const targetOf = (id: string) => rows.get(id)?.target ?? JSON.stringify(['mark', id]);
      const [first = ''] = marks.ids;
      if (marks.ids.length === 1) return write(marks, targetOf(first));
      const others = marks.ids.filter((id) => !rows.has(id));
      const all =
        others.length === 0 ? [] : [write({ ...marks, ids: others }, JSON.stringify(['marks', crypto.randomUUID()]))];
      const later = marks.ids.filter((id) => rows.has(id)).map((id) => write({ ...marks, ids: [id] }, targetOf(id)));
      const sent = await Promise.all([...later, ...all]);
      return { ended: Promise.all(sent.map(({ ended }) => ended)) };
    },
  };
}
