import { Button, useLocale } from '@gantry/ui-kit';
import { formatTime } from '@gantry/ui-kit/time';
import { useTransition, type ComponentType } from 'react';
import type { Notification, NotificationType } from '../../core/notification.ts';
import { isTodoDone } from '../../core/types/jobStatus.ts';
import { useNotificationCenter, useNotificationMessages } from '../../data/index.ts';
import type { NotificationMessages } from '../../languages/index.ts';
import { ExportRow, ImportRow } from './JobRow.tsx';
import { RowFrame, type NotificationRowProps } from './RowFrame.tsx';

/** The row of each type. `core/types/notificationTypes.ts` holds what the types do. */
export const rowsByType: Readonly<Record<NotificationType, ComponentType<NotificationRowProps>>> = {
  todo: TodoRow,
  export: ExportRow,
  import: ImportRow,
  announcement: AnnouncementRow,
  requests: GenericRow,
  other: GenericRow,
};

function TodoRow({ notification }: NotificationRowProps) {
  const messages = useNotificationMessages();
  const statusText = isTodoDone(notification) ? messages.items.done : priorityText(notification, messages);
  return <RowFrame notification={notification} statusText={statusText} />;
}

function AnnouncementRow({ notification }: NotificationRowProps) {
  const messages = useNotificationMessages();
  const locale = useLocale();
  const { mustRead, receiptDate } = notification.payload;
  const receiptText = () =>
    receiptDate === null
      ? messages.items.mustRead
      : messages.items.receiptGiven(formatTime(Date.parse(receiptDate), locale, 'full'));
  return (
    <RowFrame
      notification={notification}
      statusText={mustRead ? receiptText() : priorityText(notification, messages)}
      actions={mustRead && receiptDate === null && <ReceiptAction notification={notification} />}
    />
  );
}

/** The button by which a person confirms that they have read an item that must be read. It keeps focus until the service has answered. */
function ReceiptAction({ notification: { id, title } }: NotificationRowProps) {
  const { giveReceipt } = useNotificationCenter().readState;
  const { items } = useNotificationMessages();
  const [isPending, startGiving] = useTransition();
  if (giveReceipt === null) return null;
  return (
    <Button
      size="small"
      variant="quiet"
      aria-label={items.giveReceiptOf(title || items.untitled)}
      isPending={isPending}
      onPress={() => startGiving(() => giveReceipt(id))}
    >
      {items.giveReceipt}
    </Button>
  );
}

/** The row of a type that has nothing of its own to show. */
function GenericRow({ notification }: NotificationRowProps) {
  const messages = useNotificationMessages();
  const statusText = notification.payload.status ?? priorityText(notification, messages);
  return <RowFrame notification={notification} statusText={statusText} />;
}

/** The word for an item's priority; undefined if it has none. */
function priorityText({ payload }: Notification, { priorities }: NotificationMessages): string | undefined {
  return payload.priority === null ? undefined : priorities[payload.priority];
}
