import { contractVersion } from './contractVersion.ts';
import type { ModuleMount } from './context/ModuleContext.ts';

/** The parts of a sub-application. */
export interface ModuleDefinition {
  readonly mount: ModuleMount;
}

/** The default export of a sub-application's entry. */
export interface GantryModule {
  /** The version of the module contract that the module was built for. */
  readonly contract: string;
  readonly mount: ModuleMount;
}

const known: ReadonlySet<string> = new Set(['mount'] satisfies (keyof ModuleDefinition)[]);

/**
 * Creates the default export of a sub-application's entry. A `mount` that fails, or that returns something other than a function, is
 * reported through the context.
 *
 * ```ts
 * export default defineModule({
 *   mount(container, context) {
 *     const root = createRoot(container);
 *     root.render(<App context={context} />);
 *     return () => root.unmount();
 *   },
 * });
 * ```
 *
 * @throws TypeError if `mount` is missing or a key is unknown
 */
export function defineModule(definition: ModuleDefinition): GantryModule {
  if (typeof definition.mount !== 'function') {
    throw new TypeError('A module is defined by a function mount(container, context), and this one has none.');
  }
  const unknown = Object.keys(definition).filter((key) => !known.has(key));
  if (unknown.length > 0) {
    throw new TypeError(
      `The portal knows nothing of ${unknown.join(', ')} in a module. Remove it, or correct its name.`,
    );
  }
  return {
    contract: contractVersion,
    async mount(container, context) {
      try {
        const unmount: unknown = await definition.mount(container, context);
        if (unmount === undefined) return undefined;
        if (typeof unmount === 'function') return unmount as Awaited<ReturnType<ModuleMount>>; // The type of mount says so.
        throw new TypeError(
          'mount returned something other than a function, so the module cannot be unmounted. Return a function that unmounts it, or nothing.',
        );
      } catch (error) {
        context.reportError(error);
        throw error;
      }
    },
  };
}

/** The event dispatched on a view's container once all its scripts have run; its detail is the module’s context. */
export const moduleReadyEvent = 'gantry:module-ready';
