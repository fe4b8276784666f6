import type { ModuleContext } from '@gantry/portal-shell/contracts';
import * as v from 'valibot';

const refusalSchema = v.object({ message: v.string() });

export interface BaseRequest {
  readonly method?: 'GET' | 'POST';
  /** It is sent as JSON. */
  readonly body?: unknown;
  readonly signal?: AbortSignal;
}

/**
 * Calls the base service for the signed-in person and the selected program, and reads its answer with the schema. Rejects with the
 * service's sentence if the service refuses. A 403 also reports to the portal that the person may not see the module.
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
  // A failing server may answer with a page. Then only the status counts.
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok) return v.parse(schema, answer);
  throw new Error(v.is(refusalSchema, answer) ? answer.message : `The server answered ${String(response.status)}.`);
}
