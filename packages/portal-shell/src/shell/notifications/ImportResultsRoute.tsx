import { ImportResultsPage } from '@gantry/notification-center';
import { useNavigate, useParams } from 'react-router-dom';
import type { CatalogEntry } from '../../catalog/catalog.ts';
import { titleOf } from '../../catalog/moduleRoute.ts';
import { useShellMessages } from '../../languages/index.ts';
import { usePortal } from '../../portal/index.ts';
import { NotificationsGate } from './NotificationsGate.tsx';
import { ScreenRegion } from '../../screens/ScreenRegion/ScreenRegion.tsx';

/** The results of the import whose background job the address names. */
export function ImportResultsRoute({ entry }: { readonly entry: CatalogEntry }) {
  const messages = useShellMessages();
  const { catalog } = usePortal();
  const navigate = useNavigate();
  const { id = '' } = useParams();
  return (
    <ScreenRegion title={titleOf(messages.notifications.importResults, entry.name)}>
      <NotificationsGate>
        <ImportResultsPage key={id} id={id} onBack={() => void navigate(catalog.modules.notificationCenter.basePath)} />
      </NotificationsGate>
    </ScreenRegion>
  );
}
