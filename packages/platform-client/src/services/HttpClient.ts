import type { ServiceRequest } from '@gantry/base/calls';
import type { ServiceName } from '../addresses/serviceNames.ts';
import { ServiceError } from '@gantry/module';
import * as v from 'valibot';

/** What a write makes of notifications. */
export interface Marks {
  readonly ids: readonly string[];
  readonly read: boolean;
}

/** One call to one of the backend services. */
export interface HttpRequest extends ServiceRequest {
  readonly service: ServiceName;
  /**
   * True if the call waits until a program is chosen. Menu items, notifications, the profile picture and push registration do not wait.
   * Until then they have no Program header.
   * @default true
   */
  readonly isProgramRequired?: boolean;
  /** A write that has waited in the outbox: the key by which the service does it once, and the program that it was made in, whatever is selected now. */
  readonly waited?: {
    readonly key: string;
    readonly program: string | null;
    /** The notifications that it marks. */
    readonly marks?: Marks;
  };
  /** Keeps the answer for a time without a network. The table `keptReads` does so for the portal's own calls. */
  readonly keep?: {
    /** Whose answer it is: another module does not get it. */
    readonly owner: string;
    /** Called if the answer is a kept one, with the moment at which the service gave it. */
    readonly onKept: (at: number) => void;
  };
  /** @default 'json' */
  readonly responseType?: 'json' | 'text' | 'blob';
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
