import type { ReactNode } from 'react';
import { useNotificationCenter, useNotificationMessages } from '../../data/index.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';

/**
 * Contains an error in one screen of the center, so that it never blanks the app around it: a sentence stands in its place, and
 * `onProblem` has the cause.
 */
export function ScreenBoundary({ children }: { readonly children: ReactNode }) {
  const { screens } = useNotificationCenter();
  const { errors } = useNotificationMessages();
  return (
    // Without styles of the kit: they may be what failed.
    <ErrorBoundary fallback={<span role="alert">{errors.screen}</span>} onError={(error) => screens.showFailed(error)}>
      {children}
    </ErrorBoundary>
  );
}
