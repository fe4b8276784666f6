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

/**
 * Calls a service with the person's token and the header `Program`. The path starts with a slash and is below the service's address.
 *
 * A call ends after 30 seconds in which the service sent nothing. A 401 renews the token once and repeats the call once. A service that answers 429 or 503 with
 * `Retry-After` is asked again, up to three times and within 20 seconds. Every failure of the call is a result with `ok: false`, not a
 * rejection. If a signal fires, it rejects with the signal's reason.
 */
export interface ModuleRequestFunction {
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
