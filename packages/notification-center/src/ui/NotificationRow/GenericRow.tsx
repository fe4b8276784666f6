import { descriptionLimits } from '../../core/truncateAtWord.ts';
import { useNotificationMessages } from '../../data/index.ts';
import { priorityText } from './priorityText.ts';
import { RowFrame, type NotificationRowProps } from './RowFrame.tsx';

/** An item of a type that has no row of its own: its title, text, status and route. */
export function GenericRow({ notification }: NotificationRowProps) {
  const messages = useNotificationMessages();
  return (
    <RowFrame
      notification={notification}
      statusText={notification.payload.status ?? priorityText(notification, messages)}
      descriptionLimit={descriptionLimits.announcement}
    />
  );
}
