import { loadAhead } from '@gantry/base/loading';
import { startTransition, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { Boundary } from '../theme/Boundary.tsx';
import { useIsHydrated } from './useIsHydrated.ts';

/** The properties of {@link LoadablePart.Part}. */
interface LoadablePartProps<Props> {
  readonly props: Props;
  /** Shown while the part loads. @default nothing */
  readonly fallback?: ReactNode;
  /**
   * Called with the error if the part could not be loaded, or threw. It shows nothing then. Unmount it, so that it is loaded again
   * when it is next shown.
   */
  readonly onFailure?: (error: unknown) => void;
}

/** A part of the screen whose code is loaded when it is first shown. */
export interface LoadablePart<Props> {
  /** Shows the part and loads it if necessary. An error in the part is contained. */
  readonly Part: ComponentType<LoadablePartProps<Props>>;
  /** Loads the part before it is shown, as {@link loadAhead} does. A failure is reported when the part is shown. */
  readonly preload: () => void;
  /** The same. Resolves with undefined if the part could not be loaded. */
  readonly loadAhead: () => Promise<unknown>;
  /** True once the part is there in its first render. */
  readonly isLoaded: () => boolean;
}

/**
 * Defines a part that `load` loads: `lazyPart(async () => (await import('./Menu.tsx')).Menu)`.
 *
 * Call it in a module, not in a component. The part is not React's `lazy`: React shows nothing of a suspended part for 300 ms after a fallback,
 * renders all of it again with each update meanwhile, and suspends for a moment even if the code has been loaded.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): LoadablePart<Props> {
  let loaded: ComponentType<Props> | null = null;
  const loadOnce = async () => (loaded ??= await load());

  function Content({ props, fallback = null }: LoadablePartProps<Props>) {
    const isHydrated = useIsHydrated();
    const [Held, hold] = useState(() => loaded);
    const [failure, setFailure] = useState<Error | null>(null);
    const isMissing = Held === null;
    useEffect(() => {
      if (isMissing) loadOnce().then((component) => startTransition(() => hold(() => component)), setFailure);
    }, [isMissing]);
    // The boundary reports it.
    if (failure !== null) throw failure;
    // The markup of a server has the fallback of each part.
    return Held !== null && isHydrated ? <Held {...props} /> : fallback;
  }

  return {
    Part: ({ onFailure, ...rest }) => (
      <Boundary onFailure={onFailure}>
        <Content {...rest} />
      </Boundary>
    ),
    preload: () => void loadAhead(loadOnce),
    loadAhead: () => loadAhead(loadOnce),
    isLoaded: () => loaded !== null,
  };
}
