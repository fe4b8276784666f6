import { memo, useLayoutEffect } from 'react';
import { localItemOf, useNotification, useNotificationCenter } from '../../data/index.ts';
import { ErrorBoundary } from '../ScreenBoundary/ErrorBoundary.tsx';
import { useNotificationParts } from '../parts/NotificationParts.ts';
import { InvalidRow } from './InvalidRow.tsx';
import type { NotificationRowProps } from './RowFrame.tsx';
import { rowsByType } from './rowsByType.tsx';

interface NotificationRowOfIdProps {
  readonly id: string;
  /** Called after each render of the row. Keep the function stable between renders. */
  readonly onDrawn?: () => void;
}

/** The row of one item, by its type. It renders again only when its own item changes, and shows nothing if the item is not held. */
export const NotificationRow = memo(function NotificationRow({ id, onDrawn }: NotificationRowOfIdProps) {
  const { screens } = useNotificationCenter();
  const notification = useNotification(id);
  useLayoutEffect(() => {
    onDrawn?.();
  });
  if (notification === undefined) return null;
  return (
    <ErrorBoundary
      subject={notification}
      fallback={<InvalidRow notification={notification} />}
      onError={(error) => screens.showFailed(error, id)}
    >
      <RowByType notification={notification} />
    </ErrorBoundary>
  );
});

function RowByType({ notification }: NotificationRowProps) {
  const parts = useNotificationParts();
  const local = localItemOf(notification);
  if (local !== undefined && parts.localRow) return parts.localRow(local);
  if (notification.isMalformed) return <InvalidRow notification={notification} />;
  const Row = rowsByType[notification.type];
  const row = <Row notification={notification} />;
  return parts.row ? parts.row(notification, row) : row;
}
