import { ServiceError } from '@gantry/module';
import type { PortalCall } from '@gantry/module/life';
import * as v from 'valibot';

/** What a write makes of notifications. */
export interface Marks {
  readonly ids: readonly string[];
  readonly read: boolean;
}

/** One call to one of the backend services. The table `keptReads` keeps answers of the portal's own calls, too. */
export interface HttpRequest extends PortalCall {
  /** True if the answer is of use only once it is kept for a time without a network: the call waits for that, and fails if it is refused. */
  readonly isKeptFirst?: boolean;
  /** Content type of the body. `application/json` unless given. */
  readonly contentType?: string;
  /** A write that has waited in the outbox: the key by which the service does it once, and the program that it was made in, whatever is selected now. */
  readonly waited?: {
    readonly key: string;
    readonly program: string | null;
    /** The notifications that it marks. */
    readonly marks?: Marks;
  };
}

/** The only HTTP client of the portal. */
export interface HttpClient {
  /**
   * Calls a service with the person's token and the selected program.
   *
   * @returns the parsed answer, without a check of its shape. Undefined if it has no body.
   * @throws ServiceError; the signal's reason when that fires first
   */
  readonly request: (request: HttpRequest) => Promise<unknown>;
}

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
