import type { ModuleContext, ModuleUnmount } from '../../modules/ModuleContext.ts';

/** The life of a module: start → loading → done | unauthorized | error. */
export type ModuleState =
  | { readonly kind: 'start' | 'loading' | 'done' | 'unauthorized' }
  | { readonly kind: 'error'; readonly reason: unknown };

/** The person may not see the module; its place is taken by the 401 page. */
export class ModuleUnauthorizedError extends Error {
  override readonly name = 'ModuleUnauthorizedError';
  constructor(cause?: unknown) {
    super('The person may not see this module.', { cause });
  }
}

/** The module was not ready in time. */
export class ModuleHangError extends Error {
  override readonly name = 'ModuleHangError';
  constructor(timeoutMs: number) {
    super(
      `The module was not ready within ${timeoutMs / 1000} seconds, so it was taken down. Try again, or look at its requests.`,
    );
  }
}

/** How one kind of module is put into its container, once. */
export interface ModuleLoader {
  /** Where its scripts come from: each address ends in a slash. What they put up outside the container is undone when it goes. */
  readonly scriptFolders: readonly string[];
  /** Whether a path is still the module's own, so that going there does not leave it. */
  readonly isInside: (pathname: string) => boolean;
  /**
   * Loads and mounts it. It is done when this resolves; what it resolves with takes it down.
   *
   * @throws ModuleUnauthorizedError, or anything else for an error
   */
  readonly load: (context: ModuleContext) => Promise<ModuleUnmount | null>;
  /**
   * The style elements of an earlier mount. An ES module is evaluated once and counts on the style elements it made then, so they go and
   * come with it. Left out where the scripts run anew each time.
   */
  readonly styles?: {
    readonly take: () => readonly Element[];
    readonly keep: (styles: readonly Element[]) => void;
  };
}
