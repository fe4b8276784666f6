import type { DBSchema } from 'idb';
import * as v from 'valibot';
import { openDatabase } from '../storage/database.ts';
import { outboxDatabase } from '../storage/stored.ts';
import { outboxRowSchema, type OutboxDraft, type OutboxRow } from './OutboxRow.ts';

/** The parts of the database. */
export const outboxRows = 'rows';
export const outboxPersonIndex = 'person';

/** Keeps the writes of one person. Each call rejects if the browser's database fails. */
export interface OutboxStore {
  /** The person's rows, in the order in which they were added in any tab. */
  readonly list: () => Promise<readonly OutboxRow[]>;
  /** Resolves once the row outlives the browser's crash. */
  readonly add: (draft: OutboxDraft) => Promise<OutboxRow>;
  /** Replaces a row that is still there. */
  readonly replace: (row: OutboxRow) => Promise<void>;
  readonly remove: (row: OutboxRow) => Promise<void>;
  /** Whether something of another person waits. */
  readonly hasOthers: () => Promise<boolean>;
}

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

/** Opens the rows of one person in the browser's database. Rejects if the browser cannot. */
export async function openOutboxStore(person: string): Promise<OutboxStore> {
  // A row that names nobody is no one's. One that another tab adds between two transactions would seem to be one.
  await database.tx('readwrite', tables, async ({ store }) => {
    const isOfSomebody = new Set(await store.index(outboxPersonIndex).getAllKeys());
    for (const key of await store.getAllKeys()) if (!isOfSomebody.has(key)) await store.delete(key);
  });

  return {
    list: () =>
      database.tx('readwrite', tables, async ({ store }) => {
        const found: OutboxRow[] = [];
        for await (const cursor of store.index(outboxPersonIndex).iterate(IDBKeyRange.only(person))) {
          const result = v.safeParse(outboxRowSchema, cursor.value);
          if (result.success) found.push(result.output);
          else await cursor.delete();
        }
        return found;
      }),
    async add(draft) {
      // If its connection is lost while it commits, there may be two rows. They have one key, by which the service does it once.
      const order = await database.tx('readwrite', tables, ({ store }) => store.add(draft), { durability: 'strict' });
      return { ...draft, order };
    },
    replace: (row) =>
      database.tx('readwrite', tables, async ({ store }) => {
        if ((await store.getKey(row.order)) !== undefined) await store.put(row);
      }),
    remove: ({ order }) => database.tx('readwrite', tables, ({ store }) => store.delete(order)),
    hasOthers: () =>
      database.tx('readonly', tables, async ({ store }) => {
        for await (const { key } of store.index(outboxPersonIndex).iterate(null, 'nextunique')) {
          if (key !== person) return true;
        }
        return false;
      }),
  };
}

/** What waits of one person, in words. */
export async function waitingTitles(person: string): Promise<readonly string[]> {
  return (await (await openOutboxStore(person)).list()).map(({ title }) => title);
}

/** Deletes what waits of one person, at sign-out. What waits of others stays. */
export async function forgetOutbox(person: string): Promise<void> {
  // A newer build may have made it.
  const kept = openDatabase<Schema>({ name: outboxDatabase });
  // Nothing was ever kept, and opening it has made an empty one.
  if (!(await kept.has(outboxRows))) return kept.delete();
  await kept.tx(
    'readwrite',
    tables,
    async ({ store }) => {
      for (const key of await store.index(outboxPersonIndex).getAllKeys(person)) await store.delete(key);
    },
    { durability: 'strict' },
  );
}
