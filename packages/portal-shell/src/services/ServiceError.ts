import type { ServiceName } from '../config/configuration.ts';

/** Why a call did not bring what it was made for. */
export type ServiceErrorKind =
  /** There was no answer. */
  | 'unreachable'
  /** There was none in time. */
  | 'timeout'
  /** The service answered with a status other than 2xx. */
  | 'refused'
  /** The answer was not of the agreed shape. */
  | 'malformed'
  /** There is no session to call with; the person is on the way to the page that says so. */
  | 'signedOut';

/** What is known of a call that failed. */
export interface ServiceErrorDetails {
  readonly kind: ServiceErrorKind;
  readonly service: ServiceName;
  readonly method: string;
  readonly path: string;
  /** The HTTP status; null without an answer. */
  readonly status?: number | null;
  /** The sentence the server gave for people; null when it gave none. */
  readonly serverMessage?: string | null;
  readonly cause?: unknown;
}

const sentences: Readonly<Record<ServiceErrorKind, (status: number | null) => string>> = {
  unreachable: () => 'gave no answer. Check the connection and try again.',
  timeout: () => 'gave no answer in time. Try again.',
  refused: (status) => `refused the call with status ${status ?? 'unknown'}.`,
  malformed: () => 'answered in a form that was not agreed on, so the answer cannot be used.',
  signedOut: () => 'was not called, as nobody is signed in. Sign in again.',
};

/** A call to a service that failed. */
export class ServiceError extends Error {
  override readonly name = 'ServiceError';
  readonly kind: ServiceErrorKind;
  readonly service: ServiceName;
  /** The HTTP status; null without an answer. */
  readonly status: number | null;
  /** The sentence the server gave for people, which a toast shows; null when it gave none. */
  readonly serverMessage: string | null;

  constructor({ kind, service, method, path, status = null, serverMessage = null, cause }: ServiceErrorDetails) {
    super(`The ${service} service, asked ${method} ${path}, ${sentences[kind](status)}`, { cause });
    this.kind = kind;
    this.service = service;
    this.status = status;
    this.serverMessage = serverMessage;
  }
}
