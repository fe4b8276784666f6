import type { ModuleServiceName } from './ModuleServices.ts';

/** Why a call failed. */
export type ServiceErrorKind =
  /** There was no response. */
  | 'unreachable'
  /** There was no response within the time limit. */
  | 'timeout'
  /** The service answered with a status other than 2xx. */
  | 'refused'
  /** The response does not have the agreed shape. */
  | 'malformed'
  /** There is no session. The person sees how to sign in again. */
  | 'signedOut'
  /** The service takes no file of this size. */
  | 'tooLarge'
  /** The file of an upload cannot be read: it was changed, moved or deleted after it was chosen. */
  | 'unreadable'
  /** The person or the module gave the upload up. */
  | 'cancelled';

/** Details of a failed call. */
export interface ServiceErrorDetails {
  readonly kind: ServiceErrorKind;
  readonly service: ModuleServiceName;
  readonly method: string;
  readonly path: string;
  /** The HTTP status; null without a response. */
  readonly status?: number | null;
  /** The server's sentence for people; null if there is none. */
  readonly serverMessage?: string | null;
  /** What the server says about the fields of a form, by their names; null if it says nothing. */
  readonly fieldErrors?: Readonly<Record<string, string>> | null;
  /** True if the service asked to retry later. The HTTP client has already retried, so no other code repeats the call. */
  readonly isToldToWait?: boolean;
  readonly cause?: unknown;
}

const sentences: Readonly<Record<ServiceErrorKind, (status: number | null) => string>> = {
  unreachable: () => 'gave no answer. Check the connection and try again.',
  timeout: () => 'gave no answer in time. Try again.',
  refused: (status) => `refused the call with status ${status ?? 'unknown'}.`,
  malformed: () => 'answered in a form that was not agreed on, so the answer cannot be used.',
  signedOut: () => 'was not called, as nobody is signed in. Sign in again.',
  tooLarge: () => 'takes no file of this size.',
  unreadable: () => 'did not get the file, which was changed or moved.',
  cancelled: () => 'did not get all of the file.',
};

/** A call to a service that failed. A module compares {@link ServiceError.kind}: the portal's class is not the module's own copy of it. */
export class ServiceError extends Error {
  override readonly name = 'ServiceError';
  readonly kind: ServiceErrorKind;
  readonly service: ModuleServiceName;
  /** The HTTP status; null without a response. */
  readonly status: number | null;
  /** The server's sentence for people, which a toast shows; null if there is none. */
  readonly serverMessage: string | null;
  /**
   * What the server says about the fields of a form, by their names: `errors` in the problem details (RFC 9457) of its answer, with a text or a list of
   * texts for each. Null if it says nothing. Since contract 1.2.
   */
  readonly fieldErrors: Readonly<Record<string, string>> | null;
  readonly isToldToWait: boolean;

  constructor({
    kind,
    service,
    method,
    path,
    status = null,
    serverMessage = null,
    fieldErrors = null,
    isToldToWait = false,
    cause,
  }: ServiceErrorDetails) {
    super(`The ${service} service, asked ${method} ${path}, ${sentences[kind](status)}`, { cause });
    this.kind = kind;
    this.service = service;
    this.status = status;
    this.serverMessage = serverMessage;
    this.fieldErrors = fieldErrors;
    this.isToldToWait = isToldToWait;
  }
}
