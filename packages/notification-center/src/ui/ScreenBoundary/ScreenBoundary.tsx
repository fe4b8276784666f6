import { Component, type ReactNode } from 'react';
import { useNotificationCenter, useNotificationMessages } from '../../data/index.ts';

interface ScreenBoundaryProps {
  readonly children: ReactNode;
}

/**
 * Contains an error in one screen of the center, so that it never blanks the app around it: a sentence stands in its place, and
 * `onProblem` has the cause.
 */
export function ScreenBoundary({ children }: ScreenBoundaryProps) {
  const { screens } = useNotificationCenter();
  const { errors } = useNotificationMessages();
  return (
    <Boundary text={errors.screen} onError={screens.showFailed}>
      {children}
    </Boundary>
  );
}

interface BoundaryProps extends ScreenBoundaryProps {
  readonly text: string;
  readonly onError: (error: unknown) => void;
}

class Boundary extends Component<BoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error);
  }

  override render() {
    // Without styles of the kit: they may be what failed.
    return this.state.hasFailed ? <span role="alert">{this.props.text}</span> : this.props.children;
  }
}
