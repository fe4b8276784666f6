import type { ModuleAppearance } from '../context/ModuleContext.ts';
import type { ModuleRequest } from '../context/ModuleRequest.ts';
import type { ModuleServiceName } from '../context/ModuleServices.ts';
import type { ModuleUpload, ModuleUploads, UploadHandle } from '../context/ModuleUpload.ts';
import type { ModuleWrite } from '../context/ModuleWrite.ts';
import type { ExtensionContext } from '../extension/Extension.ts';

/** One call of a module to the portal's HTTP client. */
export interface PortalCall extends Pick<ModuleRequest, 'query' | 'body' | 'signal'> {
  readonly service: ModuleServiceName;
  readonly method: NonNullable<ModuleRequest['method']>;
  readonly path: string;
  /**
   * True if the call waits until a program is chosen. Menu items, notifications, the profile picture and push registration do not wait.
   * Until then they have no Program header.
   * @default true
   */
  readonly isProgramRequired?: boolean;
  /** Keeps the answer for a time without a network. */
  readonly keep?: {
    /** Whose answer it is: another module does not get it. */
    readonly owner: string;
    /** Called if the answer is a kept one, with the moment at which the service gave it. */
    readonly onKept: (at: number) => void;
  };
  /** @default 'json' */
  readonly responseType?: NonNullable<ModuleRequest['answer']>;
}

/** A write for the portal's outbox. The body is JSON. */
export interface PortalWrite extends Required<Pick<ModuleWrite, 'method' | 'query' | 'title' | 'target'>> {
  readonly program: string | null;
  readonly service: ModuleServiceName;
  readonly path: string;
  readonly body: string | null;
  readonly contentType: null;
  /** The module that made the write: its id, and its address at that time. */
  readonly origin?: { readonly module: string; readonly address: string };
  /** The draft that it sends. */
  readonly form?: { readonly name: string; readonly values: unknown; readonly savedAt: number };
  /** The uploads that it needs. */
  readonly after?: readonly { readonly key: string; readonly name: string | null }[];
  /** The refused write whose form is sent again. */
  readonly replaces?: string | undefined;
}

/** How a write ended. Malformed: the service did it, or not, and its answer cannot be read. Dropped: the person took it back. */
export type WriteOutcome =
  | { readonly kind: 'answered'; readonly value: unknown }
  | {
      readonly kind: 'refused';
      readonly isMalformed: boolean;
      readonly status: number | null;
      readonly message: string | null;
      readonly fieldErrors?: Readonly<Record<string, string>> | null | undefined;
    }
  | { readonly kind: 'dropped' };

/** Queues writes until their services have answered. A write is rejected if it could not be stored, and has then not been sent. */
export interface WriteQueue {
  /** @param onStored is called once the write is stored */
  readonly write: (
    write: PortalWrite,
    onStored?: () => void,
  ) => Promise<
    | { readonly state: 'ended'; readonly id: string; readonly outcome: WriteOutcome }
    | { readonly state: 'onItsWay' | 'waits'; readonly id: string; readonly ended: Promise<WriteOutcome> }
  >;
}

/** Starts an upload, in the program that the module is open in. */
export type StartUpload = (
  file: File,
  request: Omit<ModuleUpload, 'signal'> & Pick<ExtensionContext, 'program'>,
) => UploadHandle<unknown>;

export type FindUpload = ModuleUploads['find'];

/** The part of a storage that one module has. */
export type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The portal behind the contexts of modules and extensions: the real one, or the fake one of a test. */
export interface PortalClient extends Omit<
  ExtensionContext,
  'contract' | 'request' | 'write' | 'formatTime' | 'signal' | 'onAppearanceChange'
> {
  /** Resolves with the parsed answer, or rejects with a ServiceError, or with the signal's reason. */
  readonly request: (call: PortalCall) => Promise<unknown>;
  /** Null if the installation or the browser keeps no writes. */
  readonly outbox: { readonly open: () => Promise<WriteQueue | null> };
  readonly formatTime: (
    time: number,
    appearance: ModuleAppearance,
    style: NonNullable<Parameters<ExtensionContext['formatTime']>[1]>,
  ) => string;
}
