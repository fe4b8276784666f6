import { NotificationCenterPage, type NotificationCenterTab } from '@gantry/notification-center';
import { useNavigate, useParams } from 'react-router-dom';
import type { CatalogEntry } from '../../catalog/catalog.ts';
import { useShellMessages } from '../../languages/index.ts';
import { usePrograms } from '../programs/usePrograms.ts';
import { NotificationsGate } from './NotificationsGate.tsx';
import { notificationParts } from './notificationParts.tsx';
import { ScreenRegion } from '../../screens/ScreenRegion/ScreenRegion.tsx';
import { CenterArea } from './NotificationCenterRoute.styles.ts';

const tabs: readonly NotificationCenterTab[] = ['all', 'todo', 'requests', 'exports', 'imports', 'announcements'];

/** Every notification on one page. Its tab is the last part of the address, so that it can be linked to. */
export function NotificationCenterRoute({ entry }: { readonly entry: CatalogEntry }) {
  const messages = useShellMessages();
  const navigate = useNavigate();
  const { '*': subPath } = useParams();
  const tab = tabs.find((name) => name === subPath) ?? 'all';
  const programs = usePrograms();
  return (
    <ScreenRegion title={messages.notifications.title} place={entry.basePath}>
      <NotificationsGate>
        <CenterArea>
          <NotificationCenterPage
            tab={tab}
            parts={notificationParts}
            // While the permitted programs load, the page offers those of the loaded items.
            programs={programs.status === 'ready' ? programs.programs : undefined}
            onTabChange={(chosen) => void navigate(`${entry.basePath}/${chosen}`, { replace: true })}
          />
        </CenterArea>
      </NotificationsGate>
    </ScreenRegion>
  );
}
