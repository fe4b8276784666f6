/** The services of a notification center's backend. */
export type BackendService = 'notification' | 'application' | 'base';

/** One call to a service, as far as a client needs to know it. Its service and its schemas are in `contractCalls`, under the same name. */
export interface ServiceCall {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH';
  /** Path below the service's address, with `{name}` for its parameters. */
  readonly path: string;
  /** Names of the parameters of the query, all required. */
  readonly query?: readonly string[];
  /** Content type of the body. `application/json` unless given. */
  readonly contentType?: string;
}

/** A call, and the service that answers it. */
export interface ServedCall<Service extends string = string> extends ServiceCall {
  readonly service: Service;
}

type PathParameter<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PathParameter<Rest>
  : never;

/** The names of a call's parameters, of its path and of its query. */
export type ParameterOf<Call extends ServiceCall> =
  | PathParameter<Call['path']>
  | (Call extends { readonly query: readonly (infer Name extends string)[] } ? Name : never);
