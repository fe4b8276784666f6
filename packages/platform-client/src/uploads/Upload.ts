import type { ModuleUpload, ServiceError, UploadHandle } from '@gantry/module';
import type { Readable } from '@gantry/base/observable';
import type { Session } from '../auth/Session.ts';
import type { Semaphore } from './createSemaphore.ts';

/** What an upload is doing. */
export type UploadState = { readonly sentBytes: number } & (
  | {
      readonly phase: 'waiting';
      /** It waits for its turn, for the network, for a service that takes no call now, or until another tab has sent it. */
      readonly for: 'turn' | 'network' | 'service' | 'otherTab';
    }
  | { readonly phase: 'sending' | 'paused' }
  /** All bytes are sent. Without an answer, nobody knows what became of them; with one, the job of the service is on its way. */
  | { readonly phase: 'sent'; readonly isAnswered: boolean }
  /** Changed: the file could be read before. */
  | { readonly phase: 'failed'; readonly error: ServiceError; readonly isChanged: boolean }
  | { readonly phase: 'ended' }
);

/** What a module asks for, and the program that it was asked in. */
export interface UploadRequest extends Omit<ModuleUpload, 'signal' | 'image'> {
  readonly program: { readonly id: string; readonly name: string } | null;
  /** The file is the whole body of the call, and not the part of a form. It has no row: its caller shows how far it is. */
  readonly isBody?: boolean;
}

/** How an upload ended that is on its way no more. */
export type UploadEnd = 'sent' | 'cancelled';

/** One file on its way to a service. Its result is the parsed answer, or the first failure. */
export interface Upload extends Pick<UploadHandle<unknown>, 'key' | 'result' | 'cancel' | 'pause' | 'resume'> {
  readonly title: string;
  readonly fileName: string;
  readonly startedAt: Date;
  /** The size of what is sent. A picture may become smaller first. */
  readonly totalBytes: () => number;
  readonly program: UploadRequest['program'];
  /** Whether it goes on where it stopped. */
  readonly isResumable: boolean;
  /** Whether this browser has stored the file, so that it goes on after a reload; null until that is known. */
  readonly isKept: Readable<boolean | null>;
  readonly state: Readable<UploadState>;
  /** Tries a failed upload again. */
  readonly retry: () => void;
  /** Takes it out of the list, because its job has arrived. */
  readonly end: () => void;
}

/** What a service answered, whatever its status. */
export interface UploadAnswer {
  readonly status: number;
  readonly text: string;
  /** How long the service asks to wait, in milliseconds. */
  readonly waitMs?: number;
  /** It had all of the file before, and was asked for its answer once more. */
  readonly isRepeated?: boolean;
}

/** One attempt to send a file, or the rest of it. */
export interface Attempt {
  /** Where the file is sent to, or where a tus upload is created. */
  readonly address: URL;
  /** The base address of the service. The token goes nowhere else. */
  readonly base: string;
  readonly file: File;
  readonly isBody: boolean;
  readonly key: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly programId: string | null;
  /** The token for a call that is made now. */
  readonly getToken: () => Promise<string>;
  readonly signal: AbortSignal;
  readonly onProgress: (sentBytes: number) => void;
  /** The address of a tus upload that was created before; null if there is none. */
  readonly uploadAddress: string | null;
  readonly onUploadAddress: (address: string) => void;
}

/**
 * Sends a file. The result is the answer, whatever its status.
 *
 * @throws UnansweredError, without the library's error, which holds the call with its token; the error of the token; the signal's reason when that fires first
 */
export type Send = (attempt: Attempt) => Promise<UploadAnswer>;

/** What an upload is created from. */
export interface UploadParts {
  readonly key: string;
  readonly file: File;
  /** Makes what is sent of the file, once. */
  readonly prepare: (file: File) => Promise<File>;
  readonly request: UploadRequest;
  readonly startedAt: Date;
  readonly base: string;
  readonly isResumable: boolean;
  readonly isKept: Upload['isKept'];
  /** Whether it comes from an earlier page or another tab, which may still send it. */
  readonly isRestored: boolean;
  /** Loads the code that sends. */
  readonly loadSend: () => Promise<Send>;
  readonly session: Pick<Session, 'getAccessToken' | 'replaceAccessToken' | 'endAt'>;
  readonly semaphore: Semaphore;
  /** Null if the upload is to start again. */
  readonly onUploadAddress: (address: string | null) => void;
  /**
   * Runs the sending in one tab alone, with the address of the upload if it was created before. Resolves with null, or without having sent with
   * how the upload ended in another tab.
   */
  readonly alone: (signal: AbortSignal, send: (address: string | null) => Promise<void>) => Promise<UploadEnd | null>;
  /** It has ended for good. What the service has of one that was cancelled, it may drop. */
  readonly onEnd: (end: UploadEnd, size: number, address: string | null) => void;
}
