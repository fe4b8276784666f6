import type { BackendService } from '../contract/ServiceCall.ts';
import type { ServiceRequest } from '@gantry/base/calls';

export type { BackendService };

/** An answer as it came: any status, the body as JSON if it is JSON. */
export interface BackendAnswer {
  readonly status: number;
  readonly body: unknown;
}

/** One call of a rule. */
export interface BackendCall<Service extends string = BackendService> extends ServiceRequest {
  readonly service: Service;
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
  /** The names of further events, beside those of the notification center. */
  readonly events?: readonly string[];
}

/** The exports of a backend. */
export interface BackendExports {
  /** Starts an export that runs for at least half a second. */
  readonly start: () => Promise<void>;
  /** Opens the address of a file without a token. Resolves with the status of the answer. */
  readonly openFile: (address: string) => Promise<number>;
}

/** A backend to check: how it is called, and as whom. The rules of an app may call further services. */
export interface BackendUnderTest<Service extends string = BackendService> {
  readonly call: (call: BackendCall<Service>) => Promise<BackendAnswer>;
  /** The user of the token, as the notification service knows it. It needs at least four notifications, two of them of one type. */
  readonly userId: string;
  /**
   * Connects to the hub, and resolves with a function that disconnects. Rejects if the hub refuses the connection. Without it, the
   * rules of the hub are not checked.
   */
  readonly listen?: (listening: BackendListening) => Promise<() => Promise<void>>;
  /** Without it, the rules of whole jobs are not checked. */
  readonly exports?: BackendExports;
  /** Whether a write with an `Idempotency-Key` is done once. Without it, the rule of keys is not checked. */
  readonly keepsKeys?: true | undefined;
  /** The id of a notification of the user that must be read. Its receipt stays. Without it, the rule of receipts is not checked. */
  readonly mustRead?: string | undefined;
  /** Whether the unread count reads `counted`. Without it, the rule of `counted` is not checked. */
  readonly readsCounted?: true | undefined;
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

/** Something that every backend does. */
export interface BackendRule<Backend = BackendUnderTest> {
  /** A sentence, for the report. */
  readonly name: string;
  /** The optional parts of the backend without which the rule is not checked. */
  readonly needs?: readonly (keyof Backend)[];
  /** Rejects with a sentence if the backend does otherwise. Marks that it sets are taken back. */
  readonly check: (backend: Backend) => Promise<void>;
}
