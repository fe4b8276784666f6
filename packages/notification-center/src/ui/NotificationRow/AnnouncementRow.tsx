import { descriptionLimits } from '../../core/truncateAtWord.ts';
import { useNotificationMessages } from '../../data/index.ts';
import { priorityText } from './priorityText.ts';
import { RowFrame, type NotificationRowProps } from './RowFrame.tsx';

/** An announcement; a press goes to its route, if it has one. */
export function AnnouncementRow({ notification }: NotificationRowProps) {
  const messages = useNotificationMessages();
  return (
    <RowFrame
      notification={notification}
      statusText={priorityText(notification, messages)}
      descriptionLimit={descriptionLimits.announcement}
    />
  );
}
