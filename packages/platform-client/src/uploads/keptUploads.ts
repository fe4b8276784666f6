import { isWithinDays } from '@gantry/base/calls';
import type { DBSchema, IDBPTransaction } from 'idb';
import * as v from 'valibot';
import { serviceNames } from '../addresses/serviceNames.ts';
import { openDatabase } from '../storage/database.ts';
import { askToLast } from '../storage/askToLast.ts';
import { uploadsDatabase } from '../storage/stored.ts';
import type { UploadEnd, UploadRequest } from './Upload.ts';

/** An upload that goes on after a reload. It holds no token. */
export interface KeptUpload {
  readonly key: string;
  readonly personId: string;
  readonly file: File;
  readonly request: UploadRequest;
  /** In milliseconds of the epoch. */
  readonly startedAt: number;
}

/** What stays of an upload that has ended, so that a draft or a write that names its key learns of it. */
export interface EndedUpload extends Omit<KeptUpload, 'file'> {
  readonly fileName: string;
  readonly size: number;
  readonly end: UploadEnd;
}

interface Schema extends DBSchema {
  /** Rows as they are written. What is read is checked. */
  uploads: { key: string; value: KeptUpload | EndedUpload };
  /** The file stands apart from what changes, since each change would copy it. */
  addresses: { key: string; value: string | null };
}

const stores = ['uploads', 'addresses'] as const;
type Stores = IDBPTransaction<Schema, typeof stores, 'readwrite'>;
const mostDays = 7;

const common = {
  key: v.string(),
  personId: v.string(),
  request: v.object({
    service: v.picklist(serviceNames),
    path: v.string(),
    fields: v.exactOptional(v.record(v.string(), v.string())),
    title: v.exactOptional(v.string()),
    startsJob: v.exactOptional(v.boolean()),
    program: v.nullable(v.object({ id: v.string(), name: v.string() })),
  }),
  startedAt: v.number(),
};

/** Other apps of the origin can write here, too. */
const keptSchema: v.GenericSchema<unknown, KeptUpload> = v.object({
  ...common,
  file: v.pipe(
    v.unknown(),
    v.check((value) => value instanceof File),
    v.transform((value) => value as File), // The check says so.
  ),
});
const endedSchema: v.GenericSchema<unknown, EndedUpload> = v.object({
  ...common,
  fileName: v.string(),
  size: v.number(),
  end: v.picklist(['sent', 'cancelled']),
});

const removeFrom = (kept: Stores, key: string) =>
  Promise.all([kept.objectStore('addresses').delete(key), kept.objectStore('uploads').delete(key)]);
/** A row that names nobody stays for nobody. */
const isOf = (row: Partial<KeptUpload | EndedUpload>, person: string) =>
  typeof row.personId !== 'string' || row.personId === person;

const database = openDatabase<Schema>({
  name: uploadsDatabase,
  longestMs: 120_000,
  version: 1,
  upgrade: (opened) => {
    for (const name of stores) opened.createObjectStore(name);
  },
});

/**
 * The uploads that this browser keeps, in IndexedDB: it alone holds files.
 *
 * @param isOver whether the session is over: what a sign-out removed is not written again
 */
export function createKeptUploads(isOver: () => boolean) {
  const write = async (action: (kept: Stores) => Promise<unknown>) => {
    if (!isOver()) await database.tx('readwrite', stores, action);
  };
  return {
    put: async (upload: KeptUpload | EndedUpload) => {
      await write((kept) => kept.objectStore('uploads').put(upload, upload.key));
      if ('file' in upload) void askToLast();
    },
    /** Keeps the address that the service gave to an upload. */
    setAddress: (key: string, address: string | null) =>
      write((kept) => kept.objectStore('addresses').put(address, key)),
    /** The address of an upload, or null before it has one; undefined if the upload is on its way no more. */
    address: (key: string) =>
      database.tx('readonly', stores, async (kept): Promise<string | null | undefined> => {
        const [row, address] = await Promise.all([
          kept.objectStore('uploads').get(key),
          kept.objectStore('addresses').get(key),
        ]);
        if (row === undefined || 'end' in row) return undefined;
        return typeof address === 'string' ? address : null;
      }),
    /** How an upload of a person ended; null if that is not known. */
    ended: async (key: string, personId: string) => {
      const row = await database.tx('readonly', stores, (kept) => kept.objectStore('uploads').get(key));
      const { success, output } = v.safeParse(endedSchema, row);
      return success && output.personId === personId ? output : null;
    },
    /**
     * Those of a person that are on their way, all with those that this build cannot read, and whether there are some of another one. Removes what
     * is too old, of anyone.
     */
    of: async (personId: string) => {
      const rows = await database.tx('readonly', stores, (kept) => kept.objectStore('uploads').getAll());
      const isOld = ({ startedAt }: KeptUpload | EndedUpload) =>
        typeof startedAt === 'number' && !isWithinDays(startedAt, mostDays);
      const old = rows.filter(isOld);
      if (old.length > 0) await write((kept) => Promise.all(old.map(({ key }) => removeFrom(kept, key))));
      const waiting = rows.filter((row): row is KeptUpload => !('end' in row) && !isOld(row));
      const own = waiting.filter((row) => row.personId === personId);
      return { own: own.filter((row) => v.is(keptSchema, row)), all: own, hasOthers: own.length < waiting.length };
    },
  };
}

/** The files of a person that this browser keeps and has not sent, as their rows name them. */
export async function unsentFiles(person: string): Promise<readonly string[]> {
  const { all } = await createKeptUploads(() => true).of(person);
  return all.map(({ request, file }: Partial<KeptUpload>) => request?.title ?? file?.name ?? '');
}

/** Deletes what is kept of one person's uploads, at sign-out. What is kept of others stays. */
export async function forgetUploads(person: string): Promise<void> {
  // A newer build may have made it.
  const kept = openDatabase<Schema>({ name: uploadsDatabase });
  const isLeft =
    (await kept.has('uploads')) &&
    (await kept.tx('readwrite', stores, async (tables) => {
      let others = 0;
      for await (const { key, value } of tables.objectStore('uploads')) {
        if (isOf(value, person)) await removeFrom(tables, key);
        else others += 1;
      }
      return others > 0;
    }));
  if (!isLeft) await kept.delete();
}
