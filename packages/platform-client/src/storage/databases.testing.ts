import { openDB, type IDBPDatabase } from 'idb';
import { deleteDatabase } from './database.ts';
import { draftsDatabase, keptAnswersName, outboxDatabase, uploadsDatabase } from './stored.ts';

/** Removes the databases that tests fill. */
export const clearDatabases = async (): Promise<void> => {
  await Promise.all([draftsDatabase, keptAnswersName, outboxDatabase, uploadsDatabase].map(deleteDatabase));
};

/** Does something with the rows of a database as another build could. A new one gets a table. */
export async function inDatabase<Result>(
  name: string,
  act: (database: IDBPDatabase) => Promise<Result>,
  newTable?: string,
) {
  const database = await openDB(name, undefined, {
    upgrade: (opened) => {
      if (newTable !== undefined) opened.createObjectStore(newTable);
    },
  });
  return act(database).finally(() => database.close());
}
