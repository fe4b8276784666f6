import type { BodyOf } from '../../contract/contractCalls.ts';
import type { ParameterOf, ServiceCall } from '../../contract/ServiceCall.ts';
import type { ServiceRequest } from '@gantry/base/calls';

type If<Given, Fields> = [Given] extends [never] | [undefined] ? object : Fields;

/** The arguments of a call: the parameters of its path and its query, and its body. */
export type Given<Call extends ServiceCall> = { readonly signal?: AbortSignal | undefined } & If<
  ParameterOf<Call>,
  { readonly parameters: Readonly<Record<ParameterOf<Call>, string>> }
> &
  If<BodyOf<Call>, { readonly body: BodyOf<Call> }>;

interface AnyGiven {
  readonly parameters?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly signal?: AbortSignal | undefined;
}

/** Writes the request of a call. */
export function requestOf<Call extends ServiceCall>(call: Call, given: Given<Call>): ServiceRequest;
export function requestOf(
  { method, path, query, contentType }: ServiceCall,
  { parameters = {}, body, signal }: AnyGiven,
): ServiceRequest {
  const valueOf = (name: string) => parameters[name] ?? '';
  return {
    method,
    path: path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(valueOf(name))),
    ...(query && { query: Object.fromEntries(query.map((name) => [name, valueOf(name)])) }),
    ...(body !== undefined && { body }),
    ...(contentType !== undefined && { contentType }),
    ...(signal && { signal }),
  };
}
