import { Dialog, Switch } from '@gantry/ui-kit';
import { useId } from 'react';
import { notificationTypeNames } from '../../core/types/typeOf.ts';
import { useNotificationMessages, useNotificationSettings } from '../../data/index.ts';
import { Choices, Hint, Part, Title } from './NotificationSettingsDialog.styles.ts';

/** Props of {@link NotificationSettingsDialog}. */
export interface NotificationSettingsDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The person chooses what interrupts. A change takes effect at once, in every tab. */
export function NotificationSettingsDialog({ isOpen, onClose }: NotificationSettingsDialogProps) {
  const { settings: texts, types } = useNotificationMessages();
  const controls = useNotificationSettings();
  const titleId = useId();
  if (controls === null) return null;
  const { settings, set, setMuted } = controls;
  return (
    <Dialog title={texts.title} size="small" isOpen={isOpen} onOpenChange={onClose}>
      <Part>
        <Title id={titleId}>{texts.mayInterrupt}</Title>
        <Hint>{texts.mayInterruptHint}</Hint>
        <Choices role="group" aria-labelledby={titleId}>
          {notificationTypeNames.map((type) => (
            <Switch
              key={type}
              isSelected={!settings.mutedTypes.includes(type)}
              onChange={(mayInterrupt) => setMuted(type, !mayInterrupt)}
            >
              {type === 'other' ? texts.otherType : types[type]}
            </Switch>
          ))}
        </Choices>
      </Part>
      <Part>
        <Choices>
          <Switch isSelected={settings.hasSound} onChange={(hasSound) => set({ hasSound })}>
            {texts.sound}
          </Switch>
          <Switch isSelected={settings.hasTitleCount} onChange={(hasTitleCount) => set({ hasTitleCount })}>
            {texts.titleCount}
          </Switch>
        </Choices>
      </Part>
    </Dialog>
  );
}
