import {
  Component,
  createElement,
  lazy,
  Suspense,
  type ComponentType,
  type LazyExoticComponent,
  type ReactNode,
} from 'react';

/** A part of the screen whose code is fetched when it is first shown. */
export interface LoadablePart<Props> {
  readonly current: () => LazyExoticComponent<ComponentType<Props>>;
  /** Fetches it ahead of its use. */
  readonly preload: () => void;
  /** Forgets a fetch that failed, so that the next showing asks again. */
  readonly reset: () => void;
}

/** Names a part to be fetched by `load`. */
export function lazyPart<Props>(load: () => Promise<ComponentType<Props>>): LoadablePart<Props> {
  const create = () => lazy(async () => ({ default: await load() }));
  let held = create();
  return {
    current: () => held,
    preload: () => {
      // A failure is met again, and told, when the part is shown.
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
  /** Shown while it is fetched. */
  readonly fallback?: ReactNode;
  /** Called where it could not be fetched, or threw; it shows nothing then. Unmount it, so that it can be tried again. */
  readonly onFailure: () => void;
}

/** Shows a part, fetched if need be. What fails in it stays in it. */
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
