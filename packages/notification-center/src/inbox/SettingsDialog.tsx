import { Dialog, Switch } from '@gantry/ui-kit';
import { notificationTypeNames } from '../core/types/typeOf.ts';
import { useNotificationMessages } from '../data/index.ts';
import { useReadable } from '../data/hooks/useReadable.ts';
import type { InboxTexts } from './createInboxTexts.ts';
import type { Preferences } from './preferences.ts';
import { Choices, Hint } from './SettingsDialog.styles.ts';

/** Props of {@link SettingsDialog}. */
export interface SettingsDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly preferences: Preferences;
  readonly texts: InboxTexts;
  /** Whether the app chose a sound. */
  readonly hasSound: boolean;
}

/** Chooses the types that may interrupt. A change takes effect at once, in every tab. */
export function SettingsDialog({ isOpen, onClose, preferences, texts, hasSound }: SettingsDialogProps) {
  const { types } = useNotificationMessages();
  const own = texts.get();
  const { isSilent } = useReadable(preferences.choices);
  const nameOf = (type: (typeof notificationTypeNames)[number]) => (type === 'other' ? own.otherType : types[type]);
  return (
    <Dialog title={own.settings} size="small" isOpen={isOpen} onOpenChange={onClose}>
      <Choices role="group" aria-label={own.mayInterrupt}>
        <Hint>{own.mayInterruptHint}</Hint>
        {notificationTypeNames.map((type) => (
          <Switch
            key={type}
            isSelected={!preferences.isMuted({ type })}
            onChange={(mayInterrupt) => preferences.setMuted(type, !mayInterrupt)}
          >
            {nameOf(type)}
          </Switch>
        ))}
        {hasSound && (
          <Switch isSelected={!isSilent} onChange={(hasOwnSound) => preferences.set({ isSilent: !hasOwnSound })}>
            {own.sound}
          </Switch>
        )}
      </Choices>
    </Dialog>
  );
}
