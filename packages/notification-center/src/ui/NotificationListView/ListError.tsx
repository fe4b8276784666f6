import { ErrorCard } from '@gantry/ui-kit';
import type { ReactNode } from 'react';
import type { NotificationListControls } from '../../data/index.ts';
import { useNotificationParts } from '../parts/NotificationPartsProvider.tsx';
import { Notice } from './NotificationListView.styles.ts';

interface ListErrorProps {
  readonly message: string;
  readonly controls: NotificationListControls;
}

/** Why a list could not be loaded, or its older rows. */
export function ListError({ message, controls }: ListErrorProps): ReactNode {
  const parts = useNotificationParts();
  const retry = () => void controls.retry();
  const part = (
    <Notice>
      <ErrorCard title={message} isPending={controls.isLoadingMore || controls.isRefreshing} onRetry={retry} />
    </Notice>
  );
  return parts.error ? parts.error({ message, retry }, part) : part;
}
