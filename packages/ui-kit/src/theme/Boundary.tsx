import { Component, type ReactNode } from 'react';

interface BoundaryProps {
  readonly onFailure?: ((error: unknown) => void) | undefined;
  readonly children: ReactNode;
}

/** Contains what throws inside, and shows nothing then. The rest of the app stays on the screen; React logs the error. */
export class Boundary extends Component<BoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onFailure?.(error);
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}
