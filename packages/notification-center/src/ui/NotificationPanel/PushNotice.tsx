import { Chip, Glyph, notificationGlyph } from '@gantry/ui-kit';
import { useNotificationMessages } from '../../data/index.ts';

/** Whether the browser lets this site show push notifications; `unsupported` where it cannot. */
export type PushPermission = 'granted' | 'denied' | 'default' | 'unsupported';

/** The chip 'Push notifications disabled', with what to do about it behind it. Nothing unless the person's browser refuses. */
export function PushNotice({ permission }: { readonly permission: PushPermission }) {
  const { panel } = useNotificationMessages();
  if (permission !== 'denied') return null;
  return (
    <Chip tone="warning" icon={<Glyph shape={notificationGlyph} />} details={panel.pushInstructions}>
      {panel.pushDisabled}
    </Chip>
  );
}
