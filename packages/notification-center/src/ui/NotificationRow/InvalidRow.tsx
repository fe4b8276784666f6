import { Glyph, ProgressRow, RelativeTime } from '@gantry/ui-kit';
import { warningGlyph } from '@gantry/ui-kit/icons';
import type { Notification } from '../../core/notification.ts';
import { useNotificationMessages } from '../../data/index.ts';

/** What `InvalidRow` takes. */
export interface InvalidRowProps {
  /** Undefined where not even its time is known. */
  readonly notification?: Notification | undefined;
}

/** The place of an item that could not be read, or whose row failed: the list around it goes on. */
export function InvalidRow({ notification }: InvalidRowProps) {
  const { items } = useNotificationMessages();
  const time = notification?.dateTime ?? notification?.lastModifiedDate;
  return (
    <ProgressRow
      title={items.malformed}
      tone="warning"
      icon={<Glyph shape={warningGlyph} />}
      description={items.malformedHint}
      meta={time ? <RelativeTime dateTime={time} /> : undefined}
    />
  );
}
