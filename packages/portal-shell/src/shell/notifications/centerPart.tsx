import { lazyPart } from '@gantry/ui-kit';
import { useReadable } from '@gantry/base/react';
import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { usePastStart } from '../../portal/index.ts';
import { loadQuietly, useLaterCenter, useLoadedCenter } from './PortalNotifications.tsx';

interface CenterPartProps<Props> {
  readonly props: Props;
  /** Shown instead of the part until it and the center are there, and if one of them could not be loaded. */
  readonly renderPlaceholder?: (state: { readonly hasFailed: boolean; readonly onRetry: () => void }) => ReactNode;
}

/**
 * Defines a part of the page that shows something of the notification center, and loads once the notification center is loaded. Without a placeholder nobody misses it, so a failure shows nothing. A
 * placeholder is in view, so that its part leads to the notice about a new build, too.
 */
export function centerPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const part = lazyPart(load);

  return function Part({ props, renderPlaceholder }: CenterPartProps<Props>) {
    const later = useLaterCenter();
    const center = useLoadedCenter();
    const hasCenterFailed = useReadable({ get: later.hasFailed, subscribe: later.subscribe });
    const [hasFailed, setFailed] = useState(false);
    const isNeeded = usePastStart() && renderPlaceholder !== undefined;
    useEffect(() => {
      if (isNeeded) loadQuietly(later);
    }, [isNeeded, later]);
    const onRetry = () => {
      setFailed(false);
      if (center === null) loadQuietly(later);
    };
    const fallback = renderPlaceholder?.({ hasFailed: hasFailed || hasCenterFailed, onRetry });
    if (center === null || hasFailed) return fallback;
    return <part.Part props={props} fallback={fallback} onFailure={() => setFailed(true)} />;
  };
}
