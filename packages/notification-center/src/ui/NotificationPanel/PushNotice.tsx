import { lazyPart } from '@gantry/ui-kit';
import { useState } from 'react';
import { useNotificationCenter } from '../../data/index.ts';
import { ChipPlace } from './NotificationPanel.styles.ts';

/**
 * Whether the browser lets this site show push notifications; `unsupported` if it cannot. `homeScreen` if it can once the person has put the
 * site on the home screen, as on an iPhone.
 */
export type PushNoticePermission = 'granted' | 'denied' | 'default' | 'unsupported' | 'homeScreen';

const chip = lazyPart(async () => (await import('./PushDisabledChip.tsx')).PushDisabledChip);

/** Says that push notifications are disabled, and how to allow them. Shows nothing unless the person has to do something for them. */
export function PushNotice({ permission }: { readonly permission: PushNoticePermission }) {
  const center = useNotificationCenter();
  const [hasFailed, setFailed] = useState(false);
  if ((permission !== 'denied' && permission !== 'homeScreen') || hasFailed) return null;
  const onFailure = (error: unknown) => {
    setFailed(true);
    center.screens.partFailed(error);
  };
  return (
    <chip.Part
      props={{ isForHomeScreen: permission === 'homeScreen' }}
      fallback={<ChipPlace />}
      onFailure={onFailure}
    />
  );
}
