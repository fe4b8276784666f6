import { lazyPart } from '@gantry/ui-kit';
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
  if (permission !== 'denied' && permission !== 'homeScreen') return null;
  return (
    <chip.Part
      props={{ isForHomeScreen: permission === 'homeScreen' }}
      fallback={<ChipPlace />}
      onFailure={center.screens.partFailed}
    />
  );
}
