/** One call to a service, without its address and its token: those are the business of the app's own HTTP client. */
export interface ServiceRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Path from the service's base address; starts with a slash, its parts are already encoded. */
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  /** Sent as JSON. */
  readonly body?: unknown;
  /** Content type of the body, where it is not `application/json`. */
  readonly contentType?: string;
  readonly signal?: AbortSignal;
}

/**
 * How the adapters reach a service: an app brings its own HTTP client. Resolves with the parsed JSON of a 2xx answer
 * (undefined where there is no body) and rejects otherwise. An error may carry `serverMessage`, the sentence the server
 * gave for people; it is what a toast shows.
 */
export type RequestFunction = (request: ServiceRequest) => Promise<unknown>;
