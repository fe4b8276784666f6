import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** Shown instead of children that failed. */
  readonly fallback: ReactNode;
  readonly onError: (error: unknown) => void;
  /** What the children show. Children that failed are rendered again for another subject. */
  readonly subject?: unknown;
  readonly children: ReactNode;
}

interface ErrorBoundaryState {
  readonly subject: unknown;
  readonly hasFailed: boolean;
}

/** Contains an error of its children. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { subject: this.props.subject, hasFailed: false };

  static getDerivedStateFromProps({ subject }: ErrorBoundaryProps, state: ErrorBoundaryState) {
    return state.subject === subject ? null : { subject, hasFailed: false };
  }

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error);
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
