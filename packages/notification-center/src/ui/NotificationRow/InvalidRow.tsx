import { Glyph, ProgressRow, RelativeTime } from '@gantry/ui-kit';
import { warningGlyph } from '@gantry/ui-kit/icons';
import { useNotificationCenter, useNotificationMessages } from '../../data/index.ts';
import type { NotificationRowProps } from './RowFrame.tsx';

/** The row of an item that could not be read, or whose own row failed. The list around it is not affected. */
export function InvalidRow({ notification }: NotificationRowProps) {
  const { screens } = useNotificationCenter();
  const { items } = useNotificationMessages();
  const time = notification.dateTime ?? notification.lastModifiedDate;
  return (
    <ProgressRow
      title={items.malformed}
      tone="warning"
      icon={<Glyph shape={warningGlyph} />}
      description={items.malformedHint}
      meta={time ? <RelativeTime isPast dateTime={time} serverNow={screens.serverNow} /> : undefined}
    />
  );
}
