import { Chip, Glyph } from '@gantry/ui-kit';
import { notificationGlyph } from '@gantry/ui-kit/icons';
import { useNotificationMessages } from '../../data/index.ts';

/** The chip 'Push notifications disabled'. A press shows how to allow them. */
export function PushDisabledChip({ isForHomeScreen }: { readonly isForHomeScreen: boolean }) {
  const { panel } = useNotificationMessages();
  return (
    <Chip
      tone="warning"
      icon={<Glyph shape={notificationGlyph} />}
      details={isForHomeScreen ? panel.pushOnHomeScreen : panel.pushInstructions}
    >
      {panel.pushDisabled}
    </Chip>
  );
}
