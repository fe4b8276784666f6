import type { BackendCall, BackendRule, BackendUnderTest } from '@gantry/notification-center/conformance';
import type { PortalService } from '../contract/portalCalls.ts';

/** One call of tus. */
export interface BackendUploadCall {
  readonly method: 'OPTIONS' | 'POST' | 'HEAD' | 'PATCH' | 'DELETE';
  /** The address that the service gave to an upload; null for the one that creates uploads. */
  readonly address: string | null;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: Uint8Array<ArrayBuffer>;
  /** False sends no token. Default true. */
  readonly hasToken?: boolean;
}

/** The uploads of a backend that takes tus. */
export interface BackendUploads {
  readonly call: (call: BackendUploadCall) => Promise<{ readonly status: number; readonly headers: Headers }>;
  /** A file that starts a job. */
  readonly file: { readonly name: string; readonly content: Uint8Array<ArrayBuffer> };
}

/** A backend with the services of a portal, those of its notification center among them. */
export interface PortalBackend extends BackendUnderTest<PortalService> {
  /** Without it, the rules of tus are not checked. */
  readonly uploads?: BackendUploads;
  /** A program of the user. Without it, the rules of the portal's other services are not checked. */
  readonly programId?: string | undefined;
  /** The number of a purchase order in a program of the user. Without it, the rules of the search are not checked. */
  readonly purchaseOrder?: string | undefined;
  /** The route of a view that the user may open, such as `projectManagement`, or its path below the monolith, such as `/Modules/Show?id=58`. Without it, the rule of views is not checked. */
  readonly view?: string | undefined;
  /** Whether the first dashboard or report of the program can be embedded. Without it, the rule of reports is not checked. */
  readonly hasReports?: true | undefined;
  /** Whether there is a settings service. Without it, its rules are not checked. */
  readonly hasSettings?: true | undefined;
  /**
   * The headers, in lower case, that a page of the portal may send with a call: what the service answers to the question that a browser asks
   * first (CORS). Without it, the rule of headers is not checked.
   */
  readonly allowedHeaders?: (
    call: Pick<BackendCall<PortalService>, 'service' | 'method' | 'path'>,
  ) => Promise<ReadonlySet<string>>;
  /** Opens a path below the storage without a token. Resolves with the bytes; null if it is refused. Without it, the rule of pictures is not checked. */
  readonly openStored?: (path: string) => Promise<Uint8Array | null>;
}

/** Something that the services of every portal do. */
export type PortalRule = BackendRule<PortalBackend>;
