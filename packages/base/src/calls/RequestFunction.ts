/** One call to a service, without its address and its token: the app's own HTTP client adds them. */
export interface ServiceRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Path from the service's base address; starts with a slash, its parts are already encoded. */
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  /** Sent as JSON. */
  readonly body?: unknown;
  /** Content type of the body. `application/json` unless given. */
  readonly contentType?: string;
  readonly signal?: AbortSignal;
}

/**
 * The app's own HTTP client, as the adapters call it. Resolves with the parsed JSON of a 2xx response (undefined without a
 * body) and rejects otherwise. An error may carry `status`, the number that the service answered with, which distinguishes it from a failure of
 * the network, and `serverMessage`, a sentence of the server for people, which a toast shows.
 */
export type RequestFunction = (request: ServiceRequest) => Promise<unknown>;
