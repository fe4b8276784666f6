import { createWritable, type Readable } from '@gantry/ui-kit/observable';
import type { Outbox, ShownRow, ShownRows } from './Outbox.ts';

/** The outbox of the signed-in person. Its code loads after the first screen is shown. */
export interface LaterOutbox {
  /** What waits; empty until the outbox is open, and if the installation keeps nothing. */
  readonly rows: Readable<readonly ShownRow[]>;
  /** Opens it once. Null if the installation keeps nothing, or if this browser cannot. */
  readonly open: () => Promise<Outbox | null>;
}

/** @param create loads the code and opens the database; null if the installation keeps nothing */
export function createLaterOutbox(create: ((rows: ShownRows) => Promise<Outbox | null>) | null): LaterOutbox {
  const rows: ShownRows = createWritable<readonly ShownRow[]>([]);
  let opening: Promise<Outbox | null> | undefined;
  const open = async () => {
    try {
      return (await create?.(rows)) ?? null;
    } catch (error) {
      // Its code did not load. The next write tries again.
      console.warn(error);
      opening = undefined;
      return null;
    }
  };
  return { rows, open: () => (opening ??= open()) };
}
