import type { NotificationPanelTab } from '@gantry/notification-center';
import { lazyPart, toastQueue } from '@gantry/ui-kit';
import { memo, useState } from 'react';
import { useShellMessages } from '../../languages/index.ts';
import { usePastStart } from '../../portal/index.ts';

const contents = lazyPart(async () => (await import('./PanelContents.tsx')).PanelContents);

interface ShellPanelsProps {
  /** The tab that the notification panel opens on; undefined means its first one. */
  readonly notificationTab: NotificationPanelTab | undefined;
  /** True if one of the panels is open. */
  readonly isAnyOpen: boolean;
  readonly onClose: () => void;
}

/** The panels that the buttons of the top bar open. They load in the first idle moment, or with the first press. */
export const ShellPanels = memo(function ShellPanels({ notificationTab, isAnyOpen, onClose }: ShellPanelsProps) {
  const { errors } = useShellMessages();
  const isPastStart = usePastStart();
  // After a failure, the next press loads them again.
  const [state, setState] = useState<'untouched' | 'wanted' | 'failed'>('untouched');
  if ((isAnyOpen && state !== 'wanted') || (isPastStart && state === 'untouched')) setState('wanted');

  if (state !== 'wanted') return null;
  const onFailure = () => {
    setState('failed');
    if (!isAnyOpen) return;
    onClose();
    toastQueue.add({ title: errors.partUnreachable, tone: 'danger' });
  };
  return <contents.Part props={{ notificationTab }} onFailure={onFailure} />;
});
