import type { ServiceResult } from './ModuleRequest.ts';
import type { ModuleServiceName } from './ModuleServices.ts';

/** The options of one upload. */
export interface ModuleUpload {
  readonly service: ModuleServiceName;
  /** Starts with a slash and is below the service's address. */
  readonly path: string;
  /** Texts that go with the file: further fields of the form, or metadata of a tus upload. */
  readonly fields?: Readonly<Record<string, string>>;
  /** The title of its row in the notification center. @default the name of the file */
  readonly title?: string;
  /**
   * True if the service starts a job for the file. The row then stays until the job arrives and takes its place. The job's notification names
   * the upload's key in `payload.uploadKey`. @default false
   */
  readonly startsJob?: boolean;
  /**
   * Makes a picture smaller before it is sent, upright. What cannot be made smaller, or would lose by it what it has to keep, is sent as it is.
   */
  readonly image?: {
    /** The longest edge in pixels. */
    readonly maxEdge: number;
    /** From 0 to 1. @default 0.85 */
    readonly quality?: number;
    /** Whether the smaller picture keeps the EXIF of the photo: its place, its date and the camera. @default true */
    readonly exif?: boolean;
  };
  /** Cancels the upload. Leaving the module does not: the row in the notification center goes on. */
  readonly signal?: AbortSignal;
}

/** How far an upload is. */
export interface UploadProgress {
  /**
   * `waiting` for its turn or for the network, and goes on by itself; `sent` when the service has all of it and its answer is on the way;
   * `ended` when {@link UploadHandle.result} is there.
   */
  readonly phase: 'waiting' | 'sending' | 'paused' | 'sent' | 'ended';
  readonly sentBytes: number;
  readonly totalBytes: number;
}

/** An upload that was started. */
export interface UploadHandle<Value> {
  /** Identifies the upload. The service learns it as `Idempotency-Key`, or as `key` in the metadata of tus. */
  readonly key: string;
  readonly progress: () => UploadProgress;
  /** Calls the listener on each change of the progress. Returns a function that removes it. */
  readonly onProgress: (listener: (progress: UploadProgress) => void) => () => void;
  /** Ends the connection and gives the upload up. */
  readonly cancel: () => void;
  /** Ends the connection until {@link UploadHandle.resume}. Without tus, the service then gets the file from its first byte again. */
  readonly pause: () => void;
  readonly resume: () => void;
  /** What the service answered, or why the upload failed. It does not reject. A failed upload can be tried again in its row, which changes this result no more. */
  readonly result: Promise<ServiceResult<Value>>;
}

/** Finds uploads of the person, by the keys that a draft has kept. */
export interface ModuleUploads {
  /**
   * The upload of a key, as far as it is now: also one of another tab or an earlier page, and for a week one that has ended. Of that one the answer is
   * not kept, so the value is undefined. Null if this browser does not know the upload: nobody can say whether the service has the file. Since
   * contract 1.2.
   */
  find(this: void, key: string): Promise<UploadHandle<unknown> | null>;
}

/**
 * Sends a file to a service with the person's token and the header `Program`. To a plain service it goes as `multipart/form-data` with the field
 * `file`. To a service that takes tus, by the configuration, it goes on after a cut, a reload and a crash, for a week.
 *
 * It ends after 60 seconds in which nothing could be sent, however long the whole takes. With tus it waits for the network instead.
 * The errors are those of `request`, and `tooLarge`, `unreadable` and `cancelled`. Since contract 1.2.
 */
export interface ModuleUploadFunction {
  /** `parse` checks the answer. If it throws, the error is of the kind `malformed`. */
  <Value>(
    this: void,
    file: File,
    options: ModuleUpload & { readonly parse: (answer: unknown) => Value },
  ): UploadHandle<Value>;
  (this: void, file: File, options: ModuleUpload & { readonly parse?: undefined }): UploadHandle<unknown>;
}
