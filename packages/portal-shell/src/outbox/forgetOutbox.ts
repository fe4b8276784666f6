import { deleteDB, openDB } from 'idb';
import { outboxDatabase, outboxPersonIndex, outboxRows } from '../storage/stored.ts';

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
