import { Dialog, Switch } from '@gantry/ui-kit';
import { useNotificationCenter, useNotificationMessages, useNotificationSettings } from '../../data/index.ts';
import type { NotificationDialogProps } from '../NotificationDialogs/ErrorDetailsDialog.tsx';
import { ChannelTable } from './ChannelTable.tsx';
import { Choices, Part } from './NotificationSettingsDialog.styles.ts';
import { QuietHoursFields } from './QuietHoursFields.tsx';

/** The person chooses what reaches them, how and when. A change takes effect at once, in every tab. */
export function NotificationSettingsDialog({ isOpen, onClose }: Pick<NotificationDialogProps, 'isOpen' | 'onClose'>) {
  const { settings: texts } = useNotificationMessages();
  const controls = useNotificationSettings();
  const { hasSettingsService } = useNotificationCenter();
  if (controls === null) return null;
  const { settings, set } = controls;
  return (
    <Dialog title={texts.title} isOpen={isOpen} onOpenChange={onClose}>
      <Part>
        <ChannelTable choices={settings.channels} onChoose={controls.choose} />
      </Part>
      {hasSettingsService && (
        <Part>
          <QuietHoursFields hours={settings.quietHours} onChange={(quietHours) => set({ quietHours })} />
        </Part>
      )}
      <Part>
        <Choices>
          <Switch isSelected={settings.hasTitleCount} onChange={(hasTitleCount) => set({ hasTitleCount })}>
            {texts.titleCount}
          </Switch>
        </Choices>
      </Part>
    </Dialog>
  );
}
