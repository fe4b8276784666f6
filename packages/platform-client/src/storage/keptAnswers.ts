/**
 * Answers of services that the next visit may need without a network, in IndexedDB, for each person alone. It is no more than a cache: when
 * it fails, the portal works without it.
 */
import { isWithinDays } from '@gantry/base/calls';
import type { DBSchema, IDBPObjectStore } from 'idb';
import * as v from 'valibot';
import { openDatabase } from './database.ts';
import { isOf } from './forgetRows.ts';
import { keptAnswersName } from './stored.ts';

const rowSchema = v.object({
  key: v.string(),
  person: v.string(),
  /** When the service answered, in milliseconds of the epoch. */
  at: v.number(),
  /** About how many bytes the answer has. */
  size: v.number(),
  answer: v.unknown(),
});
type Row = v.InferOutput<typeof rowSchema>;

/** An answer, and when the service gave it, in milliseconds of the epoch. */
export interface KeptAnswer {
  readonly answer: unknown;
  readonly at: number;
}

export type KeptAnswers = ReturnType<typeof openKeptAnswers>;

interface KeptAnswersOptions {
  readonly person: string;
  /** How long an answer is kept, in days. */
  readonly days: number;
  /** True once the session has ended: nothing is written then. */
  readonly isOver: () => boolean;
  readonly now?: () => number;
  /** The room for all answers, in bytes. */
  readonly budget?: number;
}

interface Schema extends DBSchema {
  /** Rows as they are written. What is read is checked. */
  answers: { key: IDBValidKey; value: unknown };
}

const tables = ['answers'] as const;
const mostBytes = 20_000_000;

/** All that use the answers in this tab share it. */
const database = openDatabase<Schema>({
  name: keptAnswersName,
  version: 1,
  upgrade: (opened) => void opened.createObjectStore('answers', { keyPath: 'key' }),
});

/** Opens the answers of a person. */
export function openKeptAnswers({ person, days, isOver, now = Date.now, budget = mostBytes }: KeptAnswersOptions) {
  const isFresh = ({ at }: Row) => isWithinDays(at, days, now());

  const freshOf = (stored: readonly unknown[]): readonly Row[] =>
    stored.flatMap((row) => {
      const result = v.safeParse(rowSchema, row);
      return result.success && isFresh(result.output) ? [result.output] : [];
    });

  /** Deletes what is damaged or too old, of anyone, and the oldest until the rest has room. */
  // Within the transaction of the write: what comes between two of them would be deleted as if it had no room.
  const makeRoom = async (rows: IDBPObjectStore<Schema, typeof tables, 'answers', 'readwrite'>) => {
    const newestFirst = freshOf(await rows.getAll()).toSorted((one, other) => other.at - one.at);
    let bytes = 0;
    const staying = new Set<IDBValidKey>();
    for (const { key, size } of newestFirst) {
      bytes += size;
      if (bytes <= budget) staying.add(key);
    }
    for (const key of await rows.getAllKeys()) if (!staying.has(key)) await rows.delete(key);
  };

  let writes = 0;
  return {
    /** Keeps an answer. The oldest go when there is no room. */
    keep: async (key: string, answer: unknown) => {
      if (isOver()) return;
      const size = answer instanceof Blob ? answer.size : (JSON.stringify(answer)?.length ?? 0);
      if (size > budget / 4) return;
      await database.tx('readwrite', tables, async ({ store }) => {
        await store.put({ key: person + key, person, at: now(), size, answer } satisfies Row);
        // The session may have ended meanwhile.
        if (isOver()) await store.delete(person + key);
        // To look through all of them takes longer than to write one.
        else if (writes++ % 20 === 0 || size > budget / 100) await makeRoom(store);
      });
    },
    /** The answer of a key; null if none is kept, or it is too old. */
    find: async (key: string): Promise<KeptAnswer | null> => {
      const row = await database.tx('readonly', tables, ({ store }) => store.get(person + key));
      const result = v.safeParse(rowSchema, row);
      if (!result.success || result.output.person !== person || !isFresh(result.output)) return null;
      return { answer: result.output.answer, at: result.output.at };
    },
    /** Changes the answers of these keys, as a write has changed them at their service. Each is as old as before. */
    revise: async (isMeant: (key: string) => boolean, change: (answer: unknown) => unknown) => {
      if (isOver()) return;
      await database.tx('readwrite', tables, async ({ store }) => {
        for (const key of await store.getAllKeys()) {
          const isOwn = typeof key === 'string' && key.startsWith(person);
          if (!isOwn || !isMeant(key.slice(person.length))) continue;
          const result = v.safeParse(rowSchema, await store.get(key));
          // The session may have ended meanwhile.
          if (result.success && !isOver()) await store.put({ ...result.output, answer: change(result.output.answer) });
        }
      });
    },
    /** What is kept, for the page about the state of a tab. */
    summary: async () => {
      const stored = await database.tx('readonly', tables, ({ store }) => store.getAll());
      const rows = freshOf(stored).filter((row) => isOf(person, row));
      return {
        count: rows.length,
        bytes: rows.reduce((sum, { size }) => sum + size, 0),
        /** In milliseconds of the epoch; null if nothing is kept. */
        oldest: rows.length === 0 ? null : Math.min(...rows.map(({ at }) => at)),
      };
    },
  };
}
