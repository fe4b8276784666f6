import { ServiceError } from '@gantry/module';
import * as v from 'valibot';
import type { HttpClient, HttpRequest } from './HttpClient.ts';

/**
 * Makes a call and checks its answer with the schema.
 *
 * @throws ServiceError, of kind `malformed` if the answer does not fit the schema
 */
export async function checked<Schema extends v.GenericSchema>(
  http: HttpClient,
  request: HttpRequest,
  schema: Schema,
): Promise<v.InferOutput<Schema>> {
  const answer = await http.request(request);
  const result = v.safeParse(schema, answer);
  if (result.success) return result.output;
  const { service, method, path } = request;
  throw new ServiceError({ kind: 'malformed', service, method, path, cause: new v.ValiError(result.issues) });
}
