import { ServiceError, type ModuleContext, type ModuleUnmount } from '@gantry/module';
import type { DuringCall } from './watchLoad.ts';

/** The state of a module: start → loading → done | unauthorized | error. */
export type ModuleState =
  | { readonly kind: 'start' | 'loading' | 'done' | 'unauthorized' }
  | { readonly kind: 'error'; readonly reason: unknown; readonly failure: ModuleFailureKind };

/** How a module failed. The host has a sentence for each. */
export type ModuleFailureKind =
  /** A file of the module could not be fetched. */
  | 'load'
  /** The entry, or a file that it imports, failed while it was evaluated. */
  | 'evaluation'
  /** The entry does not have the hash of the configuration. */
  | 'integrity'
  /** The entry exports no `mount`. */
  | 'exports'
  /** The module was built for another version of the contract. */
  | 'contract'
  /** It gave no sign of life while it loaded. */
  | 'hang'
  /** `mount` or a script of a view failed. */
  | 'mount'
  /** The service that has the view did not answer as agreed. */
  | 'service'
  /** The module failed after it was ready. */
  | 'late'
  /** It took the portal's frame out of the page. */
  | 'frame';

/** A failure of a module with a kind of its own. Its message is for the author of the module. */
export class ModuleFailure extends Error {
  override readonly name: string = 'ModuleFailure';
  readonly kind: ModuleFailureKind;
  constructor(kind: ModuleFailureKind, message: string, options?: ErrorOptions) {
    super(message, options);
    this.kind = kind;
  }
}

/** The kind of a failure, from its reason and the moment. */
export function failureKindOf(reason: unknown, isReady: boolean): ModuleFailureKind {
  if (reason instanceof ModuleFailure) return reason.kind;
  if (isReady) return 'late';
  return reason instanceof ServiceError ? 'service' : 'mount';
}

/** The person may not see the module. The 401 page replaces it. */
export class ModuleUnauthorizedError extends Error {
  override readonly name = 'ModuleUnauthorizedError';
  constructor(cause?: unknown) {
    super('The person may not see this module.', { cause });
  }
}

/** Loads one kind of module into its container, once. */
export interface ModuleLoader {
  /**
   * The addresses below which the module's scripts are; each ends in a slash. Their changes outside the container are undone
   * when the module closes.
   */
  readonly scriptFolders: readonly string[];
  /** Whether a path belongs to the module, so that going there does not leave it. */
  readonly isInside: (pathname: string) => boolean;
  /**
   * Loads and mounts the module. The module is ready when this resolves; the result unmounts it.
   *
   * @param during waits for a call that does not go through the context
   * @param ready resolves once the code of the module may run: its drafts are loaded
   * @throws ModuleUnauthorizedError if the person may not see it, any other error if it failed
   */
  readonly load: (context: ModuleContext, during: DuringCall, ready: Promise<void>) => Promise<ModuleUnmount | null>;
  /**
   * The style elements of an earlier mount. An ES module is evaluated once and relies on the style elements it created then, so they are
   * removed and restored with it. Omit it if the scripts run again in each mount.
   */
  readonly styles?: {
    readonly take: () => readonly Element[];
    readonly keep: (styles: readonly Element[]) => void;
  };
}
