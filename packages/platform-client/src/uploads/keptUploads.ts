import type { DBSchema, IDBPTransaction } from 'idb';
import * as v from 'valibot';
import { serviceNames } from '../addresses/serviceNames.ts';
import { openDatabase } from '../storage/database.ts';
import { isWithinDays } from '../storage/clearDatabases.ts';
import { uploadsDatabase } from '../storage/stored.ts';
import type { UploadRequest } from './Upload.ts';

/** An upload that goes on after a reload. It holds no token. */
export interface KeptUpload {
  readonly key: string;
  readonly personId: string;
  readonly file: File;
  readonly request: UploadRequest;
  /** In milliseconds of the epoch. */
  readonly startedAt: number;
}

/** The uploads that this browser keeps, in IndexedDB: it alone holds files. */
export interface KeptUploads {
  readonly put: (upload: KeptUpload) => Promise<void>;
  /** Keeps the address that the service gave to an upload. */
  readonly setAddress: (key: string, address: string | null) => Promise<void>;
  /** The address of an upload, or null before it has one; undefined if the upload is not kept. */
  readonly address: (key: string) => Promise<string | null | undefined>;
  /** Those of a person, and whether there are some of another one. Removes what is too old, of anyone. */
  readonly of: (personId: string) => Promise<{ readonly own: readonly KeptUpload[]; readonly hasOthers: boolean }>;
  readonly remove: (key: string) => Promise<void>;
}

interface Schema extends DBSchema {
  /** Rows as they are written. What is read is checked. */
  uploads: { key: string; value: KeptUpload };
  /** The file stands apart from what changes, since each change would copy it. */
  addresses: { key: string; value: string | null };
}

const stores = ['uploads', 'addresses'] as const;
type Stores = IDBPTransaction<Schema, typeof stores, 'readwrite'>;
const mostDays = 7;

/** Other apps of the origin can write here, too. */
const keptSchema: v.GenericSchema<unknown, KeptUpload> = v.object({
  key: v.string(),
  personId: v.string(),
  file: v.pipe(
    v.unknown(),
    v.check((value) => value instanceof File),
    v.transform((value) => value as File), // The check says so.
  ),
  request: v.object({
    service: v.picklist(serviceNames),
    path: v.string(),
    fields: v.exactOptional(v.record(v.string(), v.string())),
    title: v.exactOptional(v.string()),
    startsJob: v.exactOptional(v.boolean()),
    program: v.nullable(v.object({ id: v.string(), name: v.string() })),
  }),
  startedAt: v.number(),
});

const database = openDatabase<Schema>({
  name: uploadsDatabase,
  version: 1,
  upgrade: (opened) => {
    for (const name of stores) opened.createObjectStore(name);
  },
});

/** @param isOver whether the session is over: what a sign-out removed is not written again */
export function createKeptUploads(isOver: () => boolean): KeptUploads {
  const write = async (action: (kept: Stores) => Promise<unknown>) => {
    if (!isOver()) await database.tx('readwrite', stores, action);
  };
  const remove = (key: string) =>
    write((kept) => Promise.all([kept.objectStore('addresses').delete(key), kept.objectStore('uploads').delete(key)]));
  return {
    put: (upload) => write((kept) => kept.objectStore('uploads').put(upload, upload.key)),
    setAddress: (key, address) => write((kept) => kept.objectStore('addresses').put(address, key)),
    address: (key) =>
      database.tx('readonly', stores, async (kept) => {
        const [count, address] = await Promise.all([
          kept.objectStore('uploads').count(key),
          kept.objectStore('addresses').get(key),
        ]);
        if (count === 0) return undefined;
        return typeof address === 'string' ? address : null;
      }),
    of: async (personId) => {
      const rows = await database.tx('readonly', stores, (kept) => kept.objectStore('uploads').getAll());
      const uploads = rows.flatMap((row) => {
        const found = v.safeParse(keptSchema, row);
        return found.success ? [found.output] : [];
      });
      const isOld = ({ startedAt }: KeptUpload) => !isWithinDays(startedAt, mostDays);
      for (const { key } of uploads.filter(isOld)) await remove(key);
      const kept = uploads.filter((upload) => !isOld(upload));
      const own = kept.filter((upload) => upload.personId === personId);
      return { own, hasOthers: own.length < kept.length };
    },
    remove,
  };
}
