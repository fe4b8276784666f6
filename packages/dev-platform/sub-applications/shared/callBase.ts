import type { ModuleContext } from '@gantry/portal-shell/contracts';
import * as v from 'valibot';

const refusalSchema = v.object({ message: v.string() });

/** What a call sends beside the path. */
export interface BaseRequest {
  readonly method?: 'GET' | 'POST';
  /** Sent as JSON. */
  readonly body?: unknown;
  readonly signal?: AbortSignal;
}

/**
 * Calls the base service as the person who is signed in, for the selected program, and reads its answer with the schema.
 * Rejects with the sentence of the service when it refuses; a 403 also tells the portal that the module is not theirs.
 */
export async function callBase<Schema extends v.GenericSchema>(
  context: ModuleContext,
  path: string,
  schema: Schema,
  { method = 'GET', body, signal = context.signal }: BaseRequest = {},
): Promise<v.InferOutput<Schema>> {
  const response = await fetch(`${context.services.base}${path}`, {
    method,
    signal,
    headers: {
      authorization: `Bearer ${await context.getAccessToken()}`,
      ...(context.program && { program: context.program.id }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (response.status === 403) context.reportUnauthorized();
  // A failing server may answer with a page; the status then says all there is to say.
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok) return v.parse(schema, answer);
  throw new Error(v.is(refusalSchema, answer) ? answer.message : `The server answered ${String(response.status)}.`);
}
