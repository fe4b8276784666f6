import type { Readable } from '@gantry/base/observable';

/** A command to a job. */
export type JobCommand = 'download' | 'retry' | 'cancel';

/** How far a file has arrived. */
export interface FileTransfer {
  /** 0–100; null if the storage did not send the length. */
  readonly percentage: number | null;
}

/** The commands to background jobs. A failure shows its toast; no call rejects. */
export interface JobActions {
  /** Fetches the exported file: a PDF opens in a new tab, any other file is saved. Call it within the press that asks for it. */
  readonly download: (id: string) => Promise<void>;
  readonly retry: (id: string) => Promise<void>;
  readonly cancel: (id: string) => Promise<void>;
  /** The command of an item that is in flight, or null. Its status reads 'Sending command...' meanwhile. */
  readonly pendingCommand: (id: string) => Readable<JobCommand | null>;
  /** The transfer of the item's file, or null. */
  readonly fileTransfer: (id: string) => Readable<FileTransfer | null>;
}
