import { deleteDB, openDB, type DBSchema } from 'idb';
import * as v from 'valibot';
import { endWhenLeft } from '../storage/endWhenLeft.ts';
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

/** Opens the rows of one person in the browser's database. Rejects if the browser cannot. */
export async function openOutboxStore(person: string): Promise<OutboxStore> {
  const database = await openDB<Schema>(outboxDatabase, 1, {
    upgrade: (opened) => {
      const rows = opened.createObjectStore(outboxRows, { keyPath: 'order', autoIncrement: true });
      rows.createIndex(outboxPersonIndex, 'person');
    },
    // A newer build may change the schema; this tab then works as without an outbox.
    blocking: () => database.close(),
  });
  endWhenLeft(database);
  // A row that names nobody is no one's. One that another tab adds between two transactions would seem to be one.
  const { store: all, done: cleaned } = database.transaction(outboxRows, 'readwrite');
  const isOfSomebody = new Set(await all.index(outboxPersonIndex).getAllKeys());
  for (const key of await all.getAllKeys()) if (!isOfSomebody.has(key)) await all.delete(key);
  await cleaned;

  return {
    async list() {
      const { store, done } = database.transaction(outboxRows, 'readwrite');
      const found: OutboxRow[] = [];
      for await (const cursor of store.index(outboxPersonIndex).iterate(IDBKeyRange.only(person))) {
        const result = v.safeParse(outboxRowSchema, cursor.value);
        if (result.success) found.push(result.output);
        else await cursor.delete();
      }
      await done;
      return found;
    },
    async add(draft) {
      const { store, done } = database.transaction(outboxRows, 'readwrite', { durability: 'strict' });
      const order = await store.add(draft);
      await done;
      return { ...draft, order };
    },
    async replace(row) {
      const { store, done } = database.transaction(outboxRows, 'readwrite');
      if ((await store.getKey(row.order)) !== undefined) await store.put(row);
      await done;
    },
    remove: ({ order }) => database.delete(outboxRows, order),
    async hasOthers() {
      const { store } = database.transaction(outboxRows);
      for await (const { key } of store.index(outboxPersonIndex).iterate(null, 'nextunique')) {
        if (key !== person) return true;
      }
      return false;
    },
  };
}

/** What waits of one person, in words. */
export async function waitingTitles(person: string): Promise<readonly string[]> {
  return (await (await openOutboxStore(person)).list()).map(({ title }) => title);
}

/** Deletes what waits of one person, at sign-out. What waits of others stays. */
export async function forgetOutbox(person: string): Promise<void> {
  const database = await openDB(outboxDatabase);
  if (!database.objectStoreNames.contains(outboxRows)) {
    // Nothing was ever kept, and opening it has made an empty one.
    database.close();
    await deleteDB(outboxDatabase);
    return;
  }
  const { store, done } = database.transaction(outboxRows, 'readwrite', { durability: 'strict' });
  for (const key of await store.index(outboxPersonIndex).getAllKeys(person)) await store.delete(key);
  await done;
  database.close();
}
