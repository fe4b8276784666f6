import { Component, type ReactNode } from 'react';
import type { Notification } from '../../core/notification.ts';
import { InvalidRow } from './InvalidRow.tsx';

interface RowBoundaryProps {
  readonly notification: Notification;
  readonly onError: (error: unknown, id: string) => void;
  readonly children: ReactNode;
}

interface RowBoundaryState {
  readonly notification: Notification;
  readonly hasFailed: boolean;
}

/** Contains an error in one row. The next version of the item is rendered again. */
export class RowBoundary extends Component<RowBoundaryProps, RowBoundaryState> {
  override state: RowBoundaryState = { notification: this.props.notification, hasFailed: false };

  static getDerivedStateFromProps({ notification }: RowBoundaryProps, state: RowBoundaryState) {
    return state.notification === notification ? null : { notification, hasFailed: false };
  }

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error, this.props.notification.id);
  }

  override render() {
    const { notification, children } = this.props;
    return this.state.hasFailed ? <InvalidRow notification={notification} /> : children;
  }
}
