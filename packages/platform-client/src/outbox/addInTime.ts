import type { OutboxOptions } from './Outbox.ts';
import type { OutboxDraft, OutboxRow } from './OutboxRow.ts';

/** A database that is busy stores a row within this time. One that is blocked or broken may never answer. */
const longestMs = 5000;

/** Stores a row, or rejects after the time limit. A row that is stored too late is removed: its caller has gone another way. */
export function addInTime(
  { store, setTimer }: Pick<OutboxOptions, 'store' | 'setTimer'>,
  draft: OutboxDraft,
): Promise<OutboxRow> {
  const { promise: silence, reject } = Promise.withResolvers<never>();
  let isLate = false;
  const cancelTimer = setTimer(() => {
    isLate = true;
    reject(new Error('The browser’s database did not answer.'));
  }, longestMs);
  const add = async () => {
    try {
      const row = await store.add(draft);
      if (isLate) await store.remove(row);
      return row;
    } finally {
      cancelTimer();
    }
  };
  return Promise.race([add(), silence]);
}
