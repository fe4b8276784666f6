import type { NotificationPanelTab } from '@gantry/notification-center';
import { memo } from 'react';
import { latePart } from '../late/latePart.tsx';

const contents = latePart(async () => (await import('./PanelContents.tsx')).PanelContents, { when: 'idle' });

interface ShellPanelsProps {
  /** The tab that the notification panel opens on; undefined means its first one. */
  readonly notificationTab: NotificationPanelTab | undefined;
  /** True if one of the panels is open. */
  readonly isAnyOpen: boolean;
  readonly onClose: () => void;
}

/** The panels that the buttons of the top bar open. A navigation does not render them. */
export const ShellPanels = memo(function ShellPanels({ notificationTab, isAnyOpen, onClose }: ShellPanelsProps) {
  return <contents.Part props={{ notificationTab }} isOpen={isAnyOpen} onClose={onClose} />;
});
