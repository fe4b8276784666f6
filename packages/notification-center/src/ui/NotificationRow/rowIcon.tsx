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
import { appearanceOf, type NotificationIcon } from '../../core/rules/appearance.ts';
import type { Notification } from '../../core/notification.ts';
import type { JobKind } from '../../core/types/NotificationTypeRow.ts';
import { typeOf } from '../../core/types/typeOf.ts';
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

const jobGlyphs: Readonly<Record<JobKind, GlyphShape>> = { export: exportGlyph, import: importGlyph };

/** The drawing of a row's icon, in the item's own colour if it has one. A failed job keeps the colour of failure. */
export function rowIcon(notification: Notification): ReactNode {
  const { icon, tone } = appearanceOf(notification);
  // The bar and the status text say that a job runs, so its icon shows its kind.
  const shape = icon === 'running' ? jobGlyphs[typeOf(notification).job ?? 'export'] : shapes[icon];
  const drawing = <Glyph shape={shape} isDirectional={icon === 'todo'} />;
  const { iconColor } = notification.payload;
  if (iconColor === null || tone === 'danger') return drawing;
  return <Tint style={{ '--gantry-notification-icon-color': iconColor }}>{drawing}</Tint>;
}
