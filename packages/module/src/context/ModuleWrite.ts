import type { ModuleRequest, ServiceResult } from './ModuleRequest.ts';
import type { ModuleServiceName } from './ModuleServices.ts';
import type { UploadHandle } from './ModuleUpload.ts';
import type { ServiceError } from './ServiceError.ts';

/**
 * The options of a write. It is kept in the browser until its service has answered: over a lost network, a reload, a crash and a new sign-in of the
 * person. The service does it once, by the header `Idempotency-Key`.
 */
export interface ModuleWrite extends Pick<ModuleRequest, 'query'> {
  readonly method: 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Sent as JSON. A file goes by `context.upload`, and the write {@link ModuleWrite.after} it. */
  readonly body?: unknown;
  /** What the write does, in the person's language, for the list of what is not sent yet: 'Crew 12 on 4 March'. */
  readonly title: string;
  /** Writes of one target are sent in order, and a refused one holds up those after it. @default the service and the path */
  readonly target?: string;
  /**
   * The name of the draft of `context.drafts` that the write sends. The write takes it over. If the service refuses the write later, the person opens
   * the form again, and the draft is there as it was, with {@link ModuleDraft.refusal}. An extension has no drafts.
   */
  readonly form?: string;
  /**
   * The uploads that the service needs first: their handles, or what a draft has kept of them. The write is sent once they are. If one fails, the person
   * decides.
   */
  readonly after?: readonly NeededUpload[];
}

/** An upload that a write needs, by its key. With the name of its file, the portal names the file that failed. */
export interface NeededUpload
  extends Pick<UploadHandle<unknown>, 'key'>, Partial<Pick<UploadHandle<unknown>, 'result'>> {
  readonly name?: string;
}

/** The result of a write within the few seconds that a person waits for it. */
export type WriteResult<Value> =
  /** The service has answered. */
  | { readonly state: 'sent'; readonly value: Value }
  | {
      /**
       * `onItsWay`: it is sent, and there is no answer yet. `waits`: there is no connection, the service asks to wait, or an earlier write of the target
       * holds it up. The person sees it in the notification panel, and can take it back there.
       */
      readonly state: 'onItsWay' | 'waits';
      /** Its `Idempotency-Key`. */
      readonly key: string;
      /**
       * The answer, once it is there; null if the person took the write back. It never rejects, and does not resolve in a tab that was reloaded
       * meanwhile.
       */
      readonly sent: Promise<ServiceResult<Value> | null>;
    }
  /** The service has refused it, or it could be neither kept nor sent. Its draft stays. */
  | { readonly state: 'failed'; readonly error: ServiceError };

/**
 * Writes to a service, with the person's token and the header `Program`, and says whether the write is sent, on its way, or waits. Leaving the module
 * does not abort it. If the portal keeps nothing (the installation does not want it, or the browser's storage is full or silent), the write is sent
 * at once, or fails at once. Since contract 1.2.
 */
export interface ModuleWriteFunction {
  /** `parse` checks the answer, such as a schema's parse function. If it throws, the error is of the kind `malformed`. */
  <Value>(
    this: void,
    service: ModuleServiceName,
    path: string,
    write: ModuleWrite & { readonly parse: (answer: unknown) => Value },
  ): Promise<WriteResult<Value>>;
  (
    this: void,
    service: ModuleServiceName,
    path: string,
    write: ModuleWrite & { readonly parse?: undefined },
  ): Promise<WriteResult<unknown>>;
}
