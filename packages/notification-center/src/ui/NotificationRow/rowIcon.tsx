import { Glyph } from '@gantry/ui-kit';
import {
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
} from '@gantry/ui-kit/icons';
import type { ReactNode } from 'react';
import { appearanceOf } from '../../core/rules/appearance.ts';
import type { Notification } from '../../core/notification.ts';
import type { NotificationIcon } from '../../core/types/jobStatus.ts';
import { Tint } from './RowFrame.styles.ts';

const shapes: Readonly<Record<NotificationIcon, GlyphShape>> = {
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

/** The drawing of a row's icon, in the item's own colour if it has one. A failed job keeps the colour of failure. */
export function rowIcon(notification: Notification): ReactNode {
  const { icon, tone } = appearanceOf(notification);
  const drawing = <Glyph shape={shapes[icon]} isDirectional={icon === 'todo'} />;
  const { iconColor } = notification.payload;
  if (iconColor === null || tone === 'danger') return drawing;
  return <Tint style={{ '--gantry-notification-icon-color': iconColor }}>{drawing}</Tint>;
}
