import { randomUUID } from 'node:crypto';

/** A file the storage service gives out. */
export interface StoredFile {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly contentType: string;
  /** The name a browser saves it under; null when it is only shown, as pictures are. */
  readonly downloadName: string | null;
}

/** Files in memory: exports and profile pictures. */
export interface FileStore {
  /**
   * Keeps a file under a path nobody can guess and gives that path, e.g. `/exports/3f…/jobs.xlsx`. The address is the
   * storage service's base followed by it.
   */
  save(folder: 'exports' | 'profile-pictures', fileName: string, file: StoredFile): string;
  get(path: string): StoredFile | null;
  delete(path: string): void;
  clear(): void;
}

/** A file store in memory. */
export function createFileStore(): FileStore {
  const files = new Map<string, StoredFile>();
  return {
    save(folder, fileName, file) {
      const path = `/${folder}/${randomUUID()}/${encodeURIComponent(fileName)}`;
      files.set(path, file);
      return path;
    },
    get: (path) => files.get(path) ?? null,
    delete: (path) => void files.delete(path),
    clear: () => files.clear(),
  };
}
