/**
 * The one way to open and use a database of the browser. Answers, uploads and the outbox have a database each: a sign-out deletes the first as a
 * whole, even if it is damaged or of a newer build, and of the others the rows of one person.
 */
import { oneAtATime, withinLimit } from '@gantry/base/calls';
import { deleteDB, openDB, type DBSchema, type IDBPDatabase, type IDBPTransaction, type StoreNames } from 'idb';
import { endWhenLeft } from './endWhenLeft.ts';

/** A browser that is busy opens a database within this time. One that is blocked or broken may never answer. In milliseconds. */
const longestOpeningMs = 5000;

/** Deletes a database once no tab has it open. The tabs close theirs when the deletion begins. */
export const deleteDatabase = (name: string): Promise<void> =>
  withinLimit(`Deleting ${name}`, deleteDB(name), longestOpeningMs);

interface DatabaseOptions<Schema extends DBSchema> {
  readonly name: string;
  /** Without one, the database is opened as it is, whichever build made it. */
  readonly version?: number;
  /** Makes the tables of this version. */
  readonly upgrade?: (database: IDBPDatabase<Schema>) => void;
  /** How long an action may take; whole files take longer. */
  readonly longestMs?: number;
}

/** Whether the browser takes no more transactions on a connection, because it has ended it. */
function isLost<Schema extends DBSchema>(
  connection: IDBPDatabase<Schema>,
  tables: readonly StoreNames<Schema>[],
): boolean {
  try {
    connection.transaction(tables).abort();
    return false;
  } catch (error) {
    return error instanceof DOMException && error.name === 'InvalidStateError';
  }
}

/**
 * Describes a database of this origin, which opens with the first action. Each action rejects if the browser's database fails. The connection gives
 * way to a newer build and to a deletion in another tab, ends when the page is left, and is opened again by the next action.
 */
export function openDatabase<Schema extends DBSchema>({
  name,
  version,
  upgrade,
  longestMs = 5000,
}: DatabaseOptions<Schema>) {
  let current: IDBPDatabase<Schema> | null = null;
  /** The connections that this tab has closed on purpose. */
  const closed = new WeakSet<IDBPDatabase<Schema>>();

  const forget = (connection: IDBPDatabase<Schema>) => {
    if (current === connection) current = null;
  };
  const close = (connection: IDBPDatabase<Schema>) => {
    closed.add(connection);
    forget(connection);
    connection.close();
  };

  const connected = oneAtATime(async (): Promise<IDBPDatabase<Schema>> => {
    const request = openDB<Schema>(name, version, {
      ...(upgrade !== undefined && { upgrade }),
      blocking: () => close(connection),
      terminated: () => forget(connection),
    });
    let connection: IDBPDatabase<Schema>;
    try {
      connection = await withinLimit(`Opening ${name}`, request, longestOpeningMs);
    } catch (error) {
      // Nobody would use a connection that comes too late, and it would keep others waiting.
      void request.then(
        (late) => late.close(),
        () => undefined,
      );
      throw error;
    }
    endWhenLeft(connection, () => close(connection));
    current = connection;
    return connection;
  });

  return {
    /**
     * Runs an action in one transaction, and resolves once it is committed. An action that fails, or takes too long, changes nothing. One whose
     * connection is lost runs again over a new connection, once.
     */
    tx: async <const Names extends readonly StoreNames<Schema>[], Mode extends 'readonly' | 'readwrite', Result>(
      mode: Mode,
      tables: Names,
      run: (transaction: IDBPTransaction<Schema, Names, Mode>) => Promise<Result>,
      options?: Pick<IDBTransactionOptions, 'durability'>,
    ): Promise<Result> => {
      const runOver = async (connection: IDBPDatabase<Schema>) => {
        const transaction = connection.transaction(tables, mode, options);
        try {
          const work = Promise.all([run(transaction), transaction.done]);
          const [result] = await withinLimit(`Using ${name}`, work, longestMs);
          return result;
        } catch (error) {
          try {
            transaction.abort();
          } catch {
            // It has ended already.
          }
          throw error;
        }
      };
      // The transaction begins at once if it can, so actions are done in the order of their calls.
      const connection = current ?? (await connected());
      try {
        return await runOver(connection);
      } catch (error) {
        if (closed.has(connection) || !isLost(connection, tables)) throw error;
        forget(connection);
        return runOver(current ?? (await connected()));
      }
    },
    has: async (table: StoreNames<Schema>): Promise<boolean> =>
      (current ?? (await connected())).objectStoreNames.contains(table),
    delete: async (): Promise<void> => {
      if (current !== null) close(current);
      await deleteDatabase(name);
    },
  };
}
