import type { BackendService } from '../contract/ServiceCall.ts';
import type { ServiceRequest } from '@gantry/base/calls';

export type { BackendService };

/** An answer as it came: any status, the body as JSON if it is JSON. */
export interface BackendAnswer {
  readonly status: number;
  readonly body: unknown;
}

/** One call of a rule. */
export interface BackendCall extends ServiceRequest {
  readonly service: BackendService;
  /** False sends no token. Default true. */
  readonly hasToken?: boolean;
  /** The header `Idempotency-Key`; none unless given. */
  readonly key?: string;
}

/** How a rule listens to the hub. */
export interface BackendListening {
  /** False sends no token. */
  readonly hasToken: boolean;
  /** Called with the name of each event and its argument as it came. */
  readonly onEvent: (name: string, argument: unknown) => void;
}

/** The exports of a backend. */
export interface BackendExports {
  /** Starts an export that runs for at least half a second. */
  readonly start: () => Promise<void>;
  /** Opens the address of a file without a token. Resolves with the status of the answer. */
  readonly openFile: (address: string) => Promise<number>;
}

/** One call of tus. */
export interface BackendUploadCall {
  readonly method: 'OPTIONS' | 'POST' | 'HEAD' | 'PATCH' | 'DELETE';
  /** The address that the service gave to an upload; null for the one that creates uploads. */
  readonly address: string | null;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: Uint8Array<ArrayBuffer>;
  /** False sends no token. Default true. */
  readonly hasToken?: boolean;
}

/** The uploads of a backend that takes tus. */
export interface BackendUploads {
  readonly call: (call: BackendUploadCall) => Promise<{ readonly status: number; readonly headers: Headers }>;
  /** A file that starts a job. */
  readonly file: { readonly name: string; readonly content: Uint8Array<ArrayBuffer> };
}

/** A backend to check: how it is called, and as whom. */
export interface BackendUnderTest {
  readonly call: (call: BackendCall) => Promise<BackendAnswer>;
  /** The user of the token, as the notification service knows it. It needs at least four notifications, two of them of one type. */
  readonly userId: string;
  /**
   * Connects to the hub, and resolves with a function that disconnects. Rejects if the hub refuses the connection. Without it, the
   * rules of the hub are not checked.
   */
  readonly listen?: (listening: BackendListening) => Promise<() => Promise<void>>;
  /** Without it, the rules of whole jobs are not checked. */
  readonly exports?: BackendExports;
  /** Without it, the rules of tus are not checked. */
  readonly uploads?: BackendUploads;
  /** A program of the user. Without it, the rules of the portal's other services are not checked. */
  readonly programId?: string | undefined;
  /** The number of a purchase order in a program of the user. Without it, the rules of the search are not checked. */
  readonly purchaseOrder?: string | undefined;
  /** The route of a view that the user may open, such as `projectManagement`, or its path below the monolith, such as `/Modules/Show?id=58`. Without it, the rule of views is not checked. */
  readonly view?: string | undefined;
  /** Whether the first dashboard or report of the program can be embedded. Without it, the rule of reports is not checked. */
  readonly hasReports?: true | undefined;
  /** Whether a write with an `Idempotency-Key` is done once. Without it, the rule of keys is not checked. */
  readonly keepsKeys?: true | undefined;
  /** The id of a notification of the user that must be read. Its receipt stays. Without it, the rule of receipts is not checked. */
  readonly mustRead?: string | undefined;
  /** Whether there is a settings service. Without it, its rules are not checked. */
  readonly hasSettings?: true | undefined;
  /**
   * The headers, in lower case, that a page of the portal may send with a call: what the service answers to the question that a browser asks
   * first (CORS). Without it, the rule of headers is not checked.
   */
  readonly allowedHeaders?: (call: Pick<BackendCall, 'service' | 'method' | 'path'>) => Promise<ReadonlySet<string>>;
  /** Opens a path below the storage without a token. Resolves with the bytes; null if it is refused. Without it, the rule of pictures is not checked. */
  readonly openStored?: (path: string) => Promise<Uint8Array | null>;
  /** The longest time in milliseconds to wait for an event, or for the next step of a job. Default 30 s. */
  readonly patienceMs?: number;
}

/** A sentence that says what a backend did otherwise. */
export class BackendRuleError extends Error {
  override readonly name = 'BackendRuleError';
}

/** Throws a {@link BackendRuleError} with `sentence` unless the condition holds. */
export function expectThat(condition: boolean, sentence: string): asserts condition {
  if (!condition) throw new BackendRuleError(sentence);
}

/** Something that every backend of the notification center does. */
export interface BackendRule {
  /** A sentence, for the report. */
  readonly name: string;
  /** The optional parts of {@link BackendUnderTest} without which the rule is not checked. */
  readonly needs?: readonly (
    | 'listen'
    | 'exports'
    | 'uploads'
    | 'programId'
    | 'purchaseOrder'
    | 'view'
    | 'hasReports'
    | 'keepsKeys'
    | 'mustRead'
    | 'hasSettings'
    | 'openStored'
    | 'allowedHeaders'
  )[];
  /** Rejects with a sentence if the backend does otherwise. Marks that it sets are taken back. */
  readonly check: (backend: BackendUnderTest) => Promise<void>;
}
