import {
  Glyph,
  announcementGlyph,
  cancelledGlyph,
  checkGlyph,
  completedGlyph,
  enqueuedGlyph,
  exportGlyph,
  failedGlyph,
  importGlyph,
  inboxGlyph,
  notificationGlyph,
  todoGlyph,
  warningGlyph,
  type GlyphShape,
} from '@gantry/ui-kit';
import type { ReactNode } from 'react';
import { appearanceOf, type NotificationIcon } from '../../core/appearance.ts';
import type { Notification } from '../../core/notification.ts';
import { Tint } from './RowFrame.styles.ts';

const shapes: Readonly<Record<Exclude<NotificationIcon, 'running'>, GlyphShape>> = {
  todo: todoGlyph,
  done: checkGlyph,
  announcement: announcementGlyph,
  request: inboxGlyph,
  generic: notificationGlyph,
  malformed: warningGlyph,
  export: exportGlyph,
  import: importGlyph,
  waiting: enqueuedGlyph,
  completed: completedGlyph,
  failed: failedGlyph,
  cancelled: cancelledGlyph,
};

/** The drawing of a row's icon, in the colour that came with the item; a failed job keeps the colour of failure. */
export function rowIcon(notification: Notification): ReactNode {
  const { icon, tone } = appearanceOf(notification);
  // What runs is told by its bar and its word; its icon says what it is.
  const running = notification.type === 'import' ? 'import' : 'export';
  const drawn = icon === 'running' ? running : icon;
  const drawing = <Glyph shape={shapes[drawn]} isDirectional={icon === 'todo'} />;
  const { iconColor } = notification.payload;
  if (iconColor === null || tone === 'danger') return drawing;
  return <Tint style={{ '--gantry-notification-icon-color': iconColor }}>{drawing}</Tint>;
}
