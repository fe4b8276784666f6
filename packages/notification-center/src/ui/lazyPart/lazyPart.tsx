import {
  Component,
  createElement,
  lazy,
  Suspense,
  type ComponentType,
  type LazyExoticComponent,
  type ReactNode,
} from 'react';

/** A part of the screen whose code is loaded when it is first shown. */
export interface LoadablePart<Props> {
  readonly current: () => LazyExoticComponent<ComponentType<Props>>;
  /** Loads it before it is shown. */
  readonly preload: () => void;
  /** Drops a failed load, so that the part is loaded again when it is next shown. */
  readonly reset: () => void;
}

/** Defines a part that `load` loads. */
export function lazyPart<Props>(load: () => Promise<ComponentType<Props>>): LoadablePart<Props> {
  const create = () => lazy(async () => ({ default: await load() }));
  let held = create();
  return {
    current: () => held,
    preload: () => {
      // The failure is reported when the part is shown.
      load().catch(() => undefined);
    },
    reset: () => {
      held = create();
    },
  };
}

interface BoundaryProps {
  readonly onFailure: () => void;
  readonly children: ReactNode;
}

class LoadBoundary extends Component<BoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch() {
    this.props.onFailure();
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}

interface LazyPartProps<Props> {
  readonly part: LoadablePart<Props>;
  readonly props: Props;
  /** Shown while the part loads. */
  readonly fallback?: ReactNode;
  /** Called if the part could not be loaded, or threw. It shows nothing then; unmount it so that it can be tried again. */
  readonly onFailure: () => void;
}

/** Shows a part and loads it if necessary. An error in the part is contained. */
export function LazyPart<Props extends object>({ part, props, fallback = null, onFailure }: LazyPartProps<Props>) {
  const onPartFailure = () => {
    part.reset();
    onFailure();
  };
  return (
    <LoadBoundary onFailure={onPartFailure}>
      <Suspense fallback={fallback}>{createElement<Props>(part.current(), props)}</Suspense>
    </LoadBoundary>
  );
}
