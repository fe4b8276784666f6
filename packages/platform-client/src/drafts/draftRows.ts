/** The drafts of all people in the browser's database. */
import type { DBSchema } from 'idb';
import * as v from 'valibot';
import { askToLast } from '../storage/askToLast.ts';
import { openDatabase } from '../storage/database.ts';
import { forgetRows } from '../storage/forgetRows.ts';
import { draftsDatabase } from '../storage/stored.ts';

const rowSchema = v.object({
  person: v.string(),
  module: v.string(),
  /** Empty without a program. */
  program: v.string(),
  name: v.string(),
  /** The tab that writes it. Its id stands first, and before a space if the row is set aside. */
  tab: v.string(),
  /** The module's name, for a person. */
  title: v.string(),
  /** What the module reads. */
  text: v.string(),
  /** In milliseconds of the epoch. */
  savedAt: v.number(),
});

export type DraftRow = v.InferOutput<typeof rowSchema>;
type Key = [person: string, module: string, program: string, name: string, tab: string];

interface Schema extends DBSchema {
  /** Rows as they are written. What is read is checked. */
  drafts: { key: Key; value: DraftRow };
}

const tables = ['drafts'] as const;
const database = openDatabase<Schema>({
  name: draftsDatabase,
  version: 1,
  upgrade: (opened) =>
    void opened.createObjectStore('drafts', { keyPath: ['person', 'module', 'program', 'name', 'tab'] }),
});

const keyOf = ({ person, module, program, name, tab }: DraftRow): Key => [person, module, program, name, tab];

/** All rows whose key begins so. */
function listBelow(...parts: readonly string[]): Promise<readonly DraftRow[]> {
  // An array is greater than any text.
  const range = IDBKeyRange.bound([...parts], [...parts, []]);
  return database.tx('readonly', tables, ({ store }) => store.getAll(range));
}

/** The drafts of a module that this build can read, the newest first, and those that it cannot, as of a newer build. */
export async function listDrafts({ person, module, program }: Pick<DraftRow, 'person' | 'module' | 'program'>) {
  const all = await listBelow(person, module, program);
  const isRead = (row: DraftRow): boolean => v.is(rowSchema, row);
  return {
    rows: all.filter(isRead).toSorted((one, other) => other.savedAt - one.savedAt),
    unread: all.filter((row) => !isRead(row)),
  };
}

/** Changes rows in one transaction. It is committed even if the page ends at once, and outlives the browser's crash. */
const change = (put: readonly DraftRow[], removed: readonly DraftRow[]): Promise<void> =>
  database.tx(
    'readwrite',
    tables,
    async (transaction) => {
      const { store } = transaction;
      const work = [...removed.map((row) => store.delete(keyOf(row))), ...put.map((row) => store.put(row))];
      transaction.commit();
      await Promise.all(work);
    },
    { durability: 'strict' },
  );

/** Stores a row, and removes those that it replaces. */
export async function putDraft(row: DraftRow, ...replaced: readonly DraftRow[]): Promise<void> {
  await change([row], replaced);
  void askToLast();
}

export const removeDraft = (row: DraftRow): Promise<void> => change([], [row]);

/** The modules in which a person has begun something, in words. */
export const draftTitles = async (person: string): Promise<readonly string[]> =>
  (await listBelow(person)).map(({ title }: { title?: unknown }) => String(title));

/** Deletes the drafts of one person. */
export const forgetDrafts = (person: string): Promise<void> => forgetRows(draftsDatabase, tables[0], person);
