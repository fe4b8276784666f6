import { createWritable, type Readable } from '@gantry/ui-kit/observable';
import type { Outbox, ShownRow } from './Outbox.ts';

/** The outbox of the signed-in person. Its code loads after the first screen is shown. */
export interface LaterOutbox {
  /** What waits; empty until the outbox is open. */
  readonly rows: Readable<readonly ShownRow[]>;
  /** Opens it once. Null if its code or the browser's database is not to be had; the next call tries again. */
  readonly open: () => Promise<Outbox | null>;
  /** Opens it and reads what waits now; empty if it cannot be opened. */
  readonly read: () => Promise<readonly ShownRow[]>;
}

/** @param create loads the code and opens the database */
export function createLaterOutbox(create: () => Promise<Outbox>): LaterOutbox {
  const rows = createWritable<readonly ShownRow[]>([]);
  let opening: Promise<Outbox | null> | null = null;

  const openOnce = async () => {
    try {
      const outbox = await create();
      const show = () => rows.set(outbox.rows.get());
      outbox.rows.subscribe(show);
      show();
      return outbox;
    } catch (error) {
      console.warn('Nothing can be kept for later in this browser, so what is written is sent at once.', error);
      opening = null;
      return null;
    }
  };
  const open = () => (opening ??= openOnce());
  return { rows, open, read: async () => (await open())?.read() ?? [] };
}
