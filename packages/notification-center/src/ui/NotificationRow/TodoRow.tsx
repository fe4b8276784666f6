import { isTodoDone } from '../../core/status.ts';
import { descriptionLimits } from '../../core/truncateAtWord.ts';
import { useNotificationMessages } from '../../data/index.ts';
import { priorityText } from './priorityText.ts';
import { RowFrame, type NotificationRowProps } from './RowFrame.tsx';

/** A to-do item: a press switches to its program and goes to its route. */
export function TodoRow({ notification }: NotificationRowProps) {
  const messages = useNotificationMessages();
  return (
    <RowFrame
      notification={notification}
      statusText={isTodoDone(notification) ? messages.items.done : priorityText(notification, messages)}
      descriptionLimit={descriptionLimits.todo}
    />
  );
}
