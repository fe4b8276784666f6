import type { ModuleServiceName } from './ModuleServices.ts';
import type { ServiceError } from './ServiceError.ts';

/** The options of one call to a service. */
export interface ModuleRequest {
  /** @default 'GET' */
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly query?: Readonly<Record<string, string>>;
  /** `FormData` and `Blob` are sent as they are, everything else as JSON. */
  readonly body?: unknown;
  /** The form of the answer. @default 'json' */
  readonly answer?: 'json' | 'text' | 'blob';
  /** Aborts the call. Leaving the module aborts it in any case. */
  readonly signal?: AbortSignal;
  /**
   * Keeps the answer of a read in this browser, for the person, the program and this module. Without a network, or after four seconds without
   * an answer, the result is the kept one, and {@link ServiceResult.keptAt} says how old it is. Sign-out deletes it, and so does a week. Without
   * the flag OFFLINE nothing is kept. Since contract 1.2.
   */
  readonly keep?: boolean;
  readonly whenOffline?: undefined;
}

/**
 * The options of a write that may wait: without a network, or while the service is down, it is kept in the browser and sent as soon as the service
 * can be reached, after a reload, a crash and a new sign-in of the person too. The service does it once, by the header `Idempotency-Key`.
 */
export interface WaitingRequest extends Pick<ModuleRequest, 'query'> {
  readonly method: 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Sent as JSON. Files do not wait. */
  readonly body?: unknown;
  readonly whenOffline: 'wait';
  /** What the write does, in the person's language, for the list of what waits: 'Crew 12 on 4 March'. */
  readonly title: string;
  /** Writes of one target are sent in order, and a refused one holds up those after it. @default the service and the path */
  readonly target?: string;
}

/** The result of a call. `ok` distinguishes the two. */
export type ServiceResult<Value> =
  | {
      readonly ok: true;
      readonly value: Value;
      /** When the service gave the answer, in milliseconds of the epoch, if it is a kept one. Absent if it is new. */
      readonly keptAt?: number;
    }
  | { readonly ok: false; readonly error: ServiceError };

/** The result of a write that may wait. */
export type WaitingResult<Value> =
  | { readonly ok: true; readonly isWaiting: false; readonly value: Value }
  | {
      readonly ok: true;
      /** It is kept and will be sent. The person sees it in the notification panel, and can take it back there. */
      readonly isWaiting: true;
      /**
       * The answer, once it is there; null if the person took the write back. It never rejects, and does not resolve in a tab that was
       * reloaded meanwhile.
       */
      readonly sent: Promise<ServiceResult<Value> | null>;
    }
  | { readonly ok: false; readonly error: ServiceError };

/**
 * Calls a service with the person's token and the header `Program`. The path starts with a slash and is below the service's address.
 *
 * A call ends after 30 seconds in which the service sent nothing. A 401 renews the token once and repeats the call once. A service that answers 429 or 503 with
 * `Retry-After` is asked again, up to three times and within 20 seconds. Every failure of the call is a result with `ok: false`, not a
 * rejection. If a signal fires, it rejects with the signal's reason.
 */
export interface ModuleRequestFunction {
  /**
   * A write that may wait. It is not aborted when the module is left. If the portal keeps nothing (the installation does not want it, or the
   * browser's storage is full), it is sent at once, or fails at once. It belongs to contract 1.2.
   */
  <Value = unknown>(
    this: void,
    service: ModuleServiceName,
    path: string,
    init: WaitingRequest & { readonly parse?: (answer: unknown) => Value },
  ): Promise<WaitingResult<Value>>;
  /** `parse` checks the answer, such as a schema's parse function. If it throws, the error is of the kind `malformed`. */
  <Value>(
    this: void,
    service: ModuleServiceName,
    path: string,
    init: ModuleRequest & { readonly parse: (answer: unknown) => Value },
  ): Promise<ServiceResult<Value>>;
  (
    this: void,
    service: ModuleServiceName,
    path: string,
    init?: ModuleRequest & { readonly parse?: undefined },
  ): Promise<ServiceResult<unknown>>;
}
