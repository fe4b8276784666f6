import { ImportResultsPage } from '@gantry/notification-center';
import { useNavigate, useParams } from 'react-router-dom';
import type { ModuleEntry } from '../../catalog/catalog.ts';
import { titleOf } from '../../catalog/moduleRoute.ts';
import { useShellMessages } from '../../languages/index.ts';
import { useModuleHref } from '../access/useModuleHref.ts';
import { NotificationsGate } from './NotificationsGate.tsx';
import { ScreenRegion } from '../../screens/ScreenRegion/ScreenRegion.tsx';

/** The results of the import whose background job the address names. */
export function ImportResultsRoute({ entry }: { readonly entry: ModuleEntry }) {
  const messages = useShellMessages();
  const centerHref = useModuleHref('notificationCenter');
  const navigate = useNavigate();
  const { id = '' } = useParams();
  return (
    <ScreenRegion title={titleOf(messages.notifications.importResults, entry.name)}>
      <NotificationsGate>
        <ImportResultsPage
          key={id}
          id={id}
          onBack={centerHref === null ? undefined : () => void navigate(centerHref)}
        />
      </NotificationsGate>
    </ScreenRegion>
  );
}
