import { memo, useLayoutEffect, type ComponentType } from 'react';
import type { NotificationType } from '../../core/notification.ts';
import { useNotification } from '../../data/index.ts';
import { useNotificationParts } from '../parts/NotificationParts.ts';
import { AnnouncementRow } from './AnnouncementRow.tsx';
import { ExportRow } from './ExportRow.tsx';
import { GenericRow } from './GenericRow.tsx';
import { ImportRow } from './ImportRow.tsx';
import { InvalidRow } from './InvalidRow.tsx';
import { RowBoundary } from './RowBoundary.tsx';
import type { NotificationRowProps } from './RowFrame.tsx';
import { TodoRow } from './TodoRow.tsx';

const rows: Readonly<Record<NotificationType, ComponentType<NotificationRowProps>>> = {
  todo: TodoRow,
  export: ExportRow,
  import: ImportRow,
  announcement: AnnouncementRow,
  requests: GenericRow,
  other: GenericRow,
};

/** What `NotificationRow` takes. */
export interface NotificationRowOfIdProps {
  readonly id: string;
  /** Called each time the row has been drawn. Keep the function stable between renders. */
  readonly onDrawn?: () => void;
}

/** The row of one item, as its type asks; it renders again only when its own item changes. Nothing where it is not held. */
export const NotificationRow = memo(function NotificationRow({ id, onDrawn }: NotificationRowOfIdProps) {
  const notification = useNotification(id);
  useLayoutEffect(() => onDrawn?.());
  if (notification === undefined) return null;
  return (
    <RowBoundary notification={notification}>
      <RowByType notification={notification} />
    </RowBoundary>
  );
});

function RowByType({ notification }: NotificationRowProps) {
  const parts = useNotificationParts();
  if (notification.isMalformed) return <InvalidRow notification={notification} />;
  const Row = rows[notification.type];
  const row = <Row notification={notification} />;
  return parts.row ? parts.row(notification, row) : row;
}
