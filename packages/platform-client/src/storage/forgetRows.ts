/** Deletes what a person has in a database. */
import { isRecord } from '@gantry/base/values';
import type { DBSchema } from 'idb';
import { openDatabase } from './database.ts';
import { keptAnswersName } from './stored.ts';

/** Rows as any build has stored them. */
interface Rows {
  readonly key: IDBValidKey;
  readonly value: unknown;
}

interface Schema extends DBSchema {
  readonly answers: Rows;
  readonly drafts: Rows;
  readonly rows: Rows;
}

/** Whether a row names this person as its owner. */
export const isOf = (person: string, row: unknown): boolean => isRecord(row) && row['person'] === person;

/**
 * Deletes the rows of one person, and leaves those of others; null deletes all. Rows go before their database: another page of the origin may hold that
 * open beyond the end of the browser.
 */
export async function forgetRows(
  name: string,
  table: 'answers' | 'drafts' | 'rows',
  person: string | null,
): Promise<void> {
  // A newer build may have made it.
  const kept = openDatabase<Schema>({ name });
  // Without the table nothing was ever kept, and opening it has made an empty database.
  const hasTable = await kept.has(table);
  if (hasTable)
    await kept.tx(
      'readwrite',
      [table],
      async ({ store }) => {
        for await (const cursor of store) if (person === null || isOf(person, cursor.value)) await cursor.delete();
      },
      { durability: 'strict' },
    );
  if (!hasTable || person === null) await kept.delete();
}

/** Deletes what was kept of services’ answers. */
export const forgetAnswers = (person: string | null): Promise<void> => forgetRows(keptAnswersName, 'answers', person);
