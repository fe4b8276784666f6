import { randomUUID } from 'node:crypto';

/** A file of the storage service. */
export interface StoredFile {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly contentType: string;
  /** The name under which a browser saves it; null if a browser only shows it, such as a picture. */
  readonly downloadName: string | null;
}

/** Files in memory: exports and profile pictures. */
export interface FileStore {
  /**
   * Stores a file and returns its path, such as `/exports/3f…/jobs.xlsx`, which cannot be guessed. The file's address is the storage
   * service's base followed by the path.
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
