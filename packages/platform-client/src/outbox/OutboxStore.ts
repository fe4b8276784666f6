import type { DBSchema } from 'idb';
import * as v from 'valibot';
import { askToLast } from '../storage/askToLast.ts';
import { openDatabase } from '../storage/database.ts';
import { forgetRows } from '../storage/forgetRows.ts';
import { outboxDatabase } from '../storage/stored.ts';
import { longestTitle, outboxRowSchema, type OutboxDraft, type OutboxRow } from './OutboxRow.ts';

/** The parts of the database. */
export const outboxRows = 'rows';
const outboxPersonIndex = 'person';

interface Schema extends DBSchema {
  [outboxRows]: {
    key: number;
    /** Rows as they are written. What is read is checked. */
    value: OutboxDraft & { readonly order?: number };
    indexes: { [outboxPersonIndex]: string };
  };
}

const tables = [outboxRows] as const;
const database = openDatabase<Schema>({
  name: outboxDatabase,
  version: 1,
  upgrade: (opened) => {
    const rows = opened.createObjectStore(outboxRows, { keyPath: 'order', autoIncrement: true });
    rows.createIndex(outboxPersonIndex, 'person');
  },
});

const rowsOf = (person: string) =>
  database.tx('readonly', tables, ({ store }) => store.index(outboxPersonIndex).getAll(person));

/** Keeps the writes of one person. Each call rejects if the browser's database fails. */
export type OutboxStore = Awaited<ReturnType<typeof openOutboxStore>>;

/**
 * Opens the rows of one person in the browser's database. Rejects if the browser cannot.
 *
 * @param onUnread is called with the number of rows that this build cannot read, as those of a newer one. They stay, and are not sent.
 */
export async function openOutboxStore(person: string, onUnread: (count: number) => void = () => undefined) {
  // A row that names nobody is no one's. One that another tab adds between two transactions would seem to be one.
  await database.tx('readwrite', tables, async ({ store }) => {
    const isOfSomebody = new Set(await store.index(outboxPersonIndex).getAllKeys());
    for (const key of await store.getAllKeys()) if (!isOfSomebody.has(key)) await store.delete(key);
  });

  return {
    /** The person's rows that this build can read, in the order in which they were added in any tab. */
    list: async (): Promise<readonly OutboxRow[]> => {
      const all = await rowsOf(person);
      const rows = all.filter((row: unknown): row is OutboxRow => v.is(outboxRowSchema, row));
      onUnread(all.length - rows.length);
      return rows;
    },
    /** Resolves once the row outlives the browser's crash. */
    async add(draft: OutboxDraft): Promise<OutboxRow> {
      // If its connection is lost while it commits, there may be two rows. They have one key, by which the service does it once.
      const order = await database.tx('readwrite', tables, ({ store }) => store.add(draft), { durability: 'strict' });
      void askToLast();
      return { ...draft, order };
    },
    /** Replaces a row that is still there. */
    replace: (row: OutboxRow): Promise<void> =>
      database.tx('readwrite', tables, async ({ store }) => {
        if ((await store.getKey(row.order)) !== undefined) await store.put(row);
      }),
    remove: ({ order }: OutboxRow): Promise<void> =>
      database.tx('readwrite', tables, ({ store }) => store.delete(order)),
    /** Whether something of another person waits. */
    hasOthers: (): Promise<boolean> =>
      database.tx('readonly', tables, async ({ store }) => {
        for await (const { key } of store.index(outboxPersonIndex).iterate(null, 'nextunique')) {
          if (key !== person) return true;
        }
        return false;
      }),
  };
}

/** What waits of one person, in words. */
export const waitingTitles = async (person: string): Promise<readonly string[]> =>
  (await rowsOf(person)).map(({ title }: { title?: unknown }) => String(title).slice(0, longestTitle));

/** Deletes what waits of one person, at sign-out. What waits of others stays. */
export const forgetOutbox = (person: string): Promise<void> => forgetRows(outboxDatabase, outboxRows, person);
