import type { ServiceRequest } from '@gantry/notification-center';
import type { ServiceName } from '../config/configuration.ts';

/** One call to one of the backend services. */
export interface HttpRequest extends ServiceRequest {
  readonly service: ServiceName;
  /**
   * Whether the call waits until a program is chosen. Menu items, notifications, the profile picture and push registration do not: they
   * go without the Program header until then.
   * @default true
   */
  readonly isProgramRequired?: boolean;
  /** How the answer is read; JSON unless said otherwise. */
  readonly responseType?: 'json' | 'text';
}

/** The portal's one way to its services. */
export interface HttpClient {
  /**
   * Calls a service with the person's token and the selected program.
   *
   * @returns the parsed answer, undefined where it has no body; what is in it is not checked yet
   * @throws ServiceError; the signal's reason when that fires first
   */
  request(this: void, request: HttpRequest): Promise<unknown>;
}
