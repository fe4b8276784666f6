import { Icon, type IconName } from '@gantry/ui-kit';
import type { ReactNode } from 'react';
import { appearanceOf, type NotificationIcon } from '../../core/appearance.ts';
import type { Notification } from '../../core/notification.ts';
import { Tint } from './RowFrame.styles.ts';

const names: Readonly<Record<Exclude<NotificationIcon, 'running'>, IconName>> = {
  todo: 'todo',
  done: 'check',
  announcement: 'announcement',
  request: 'inbox',
  generic: 'notification',
  malformed: 'warning',
  export: 'export',
  import: 'import',
  waiting: 'enqueued',
  completed: 'completed',
  failed: 'failed',
  cancelled: 'cancelled',
};

/** The drawing of a row's icon, in the colour that came with the item; a failed job keeps the colour of failure. */
export function rowIcon(notification: Notification): ReactNode {
  const { icon, tone } = appearanceOf(notification);
  // What runs is told by its bar and its word; its icon says what it is.
  const running = notification.type === 'import' ? 'import' : 'export';
  const drawing = <Icon name={icon === 'running' ? running : names[icon]} />;
  const { iconColor } = notification.payload;
  if (iconColor === null || tone === 'danger') return drawing;
  return <Tint style={{ '--gantry-notification-icon-color': iconColor }}>{drawing}</Tint>;
}
