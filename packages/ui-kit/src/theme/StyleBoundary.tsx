import { Component, type ReactNode } from 'react';

/**
 * Contains what throws if the browser refuses style elements, as a Content-Security-Policy without the page's nonce does. The app stays on
 * the screen, without these styles; React logs the error.
 */
export class StyleBoundary extends Component<{ readonly children: ReactNode }, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}
