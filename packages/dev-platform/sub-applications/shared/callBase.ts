import type { ModuleContext, ModuleRequest } from '@gantry/module';
import * as v from 'valibot';

/**
 * Calls the base service and reads its answer with the schema. Without a network the answer to a read is the last one. Rejects with the service's sentence if the service refuses. A 403 also
 * reports to the portal that the person may not see the module.
 */
export async function callBase<Schema extends v.GenericSchema>(
  context: ModuleContext,
  path: string,
  schema: Schema,
  init: ModuleRequest = {},
): Promise<v.InferOutput<Schema>> {
  const result = await context.request('base', path, { keep: true, ...init, parse: v.parser(schema) });
  if (result.ok) return result.value;
  if (result.error.status === 403) context.reportUnauthorized();
  throw new Error(result.error.serverMessage ?? result.error.message, { cause: result.error });
}
