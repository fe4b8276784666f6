import { lazyPart } from '@gantry/ui-kit';
import { useState } from 'react';
import { ActivityPlaceholder } from '../../screens/MyActivity/ActivityPlaceholder.tsx';
import type { MyActivityProps } from '../../screens/MyActivity/index.ts';
import { useCenterFailure, useLoadedCenter } from './PortalNotifications.tsx';

const activity = lazyPart(async () => (await import('../extensions/ActivityWithWidgets.tsx')).ActivityWithWidgets);

/** My Activity, which loads after the tiles. */
export function LaterActivity(props: MyActivityProps) {
  const center = useLoadedCenter();
  const load = useCenterFailure();
  const [hasFailed, setFailed] = useState(false);
  const retry = () => {
    setFailed(false);
    if (center === null) load.retry();
  };
  const placeholder = (
    <ActivityPlaceholder columnCount={props.columns.length} hasFailed={hasFailed || load.hasFailed} onRetry={retry} />
  );
  if (center === null || hasFailed) return placeholder;
  return <activity.Part props={props} fallback={placeholder} onFailure={() => setFailed(true)} />;
}
