import { Component, lazy, Suspense, type ComponentType, type ReactNode } from 'react';

/** The properties of {@link LoadablePart.Part}. */
export interface LoadablePartProps<Props> {
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
}

interface BoundaryProps {
  readonly onFailure: (error: unknown) => void;
  readonly children: ReactNode;
}

class LoadBoundary extends Component<BoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onFailure(error);
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}

/**
 * Loads something before anyone needs it. Resolves when it is loaded or has failed.
 *
 * Its error gets the property `isAhead`. An app that reloads the page if a file of its build is missing can leave such an error alone: whoever
 * needs the file loads it again.
 */
export const loadAhead = (load: () => Promise<unknown>): Promise<unknown> =>
  load().catch((error: Error) => Object.assign(error, { isAhead: true }));

/**
 * Defines a part that `load` loads: `lazyPart(async () => (await import('./Menu.tsx')).Menu)`.
 *
 * Call it in a module, not in a component.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): LoadablePart<Props> {
  const create = () => lazy(async () => ({ default: await load() }));
  let held = create();
  return {
    Part: ({ props, fallback = null, onFailure }) => {
      const Held: ComponentType<Props> = held;
      const onPartFailure = (error: unknown) => {
        held = create();
        onFailure?.(error);
      };
      return (
        <LoadBoundary onFailure={onPartFailure}>
          <Suspense fallback={fallback}>
            <Held {...props} />
          </Suspense>
        </LoadBoundary>
      );
    },
    preload: () => void loadAhead(load),
  };
}
