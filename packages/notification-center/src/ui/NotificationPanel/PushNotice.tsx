import { lazyPart } from '@gantry/ui-kit';
import { useState } from 'react';
import { useNotificationCenter } from '../../data/index.ts';

/** Whether the browser lets this site show push notifications; `unsupported` if it cannot. */
export type PushNoticePermission = 'granted' | 'denied' | 'default' | 'unsupported';

const chip = lazyPart(async () => (await import('./PushDisabledChip.tsx')).PushDisabledChip);

/** Says that push notifications are disabled, and how to allow them. Shows nothing unless the browser blocks them. */
export function PushNotice({ permission }: { readonly permission: PushNoticePermission }) {
  const center = useNotificationCenter();
  const [hasFailed, setFailed] = useState(false);
  if (permission !== 'denied' || hasFailed) return null;
  const onFailure = (error: unknown) => {
    setFailed(true);
    center.screens.partFailed(error);
  };
  return <chip.Part props={{}} onFailure={onFailure} />;
}
