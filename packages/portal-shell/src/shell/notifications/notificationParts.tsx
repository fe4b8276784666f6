import type { NotificationParts } from '@gantry/notification-center';
import { AsOf } from '../offline/AsOf.tsx';
import { NeedsNetwork } from '../offline/NeedsNetwork.tsx';
import { uploadOf } from './uploadItems.ts';
import { UploadRow } from './UploadRow.tsx';

/** What the portal adds to the lists of the notification center: files on their way, and what a lost network means. */
export const notificationParts: NotificationParts = {
  localRow: (item) => {
    const upload = uploadOf(item);
    return upload && <UploadRow upload={upload} />;
  },
  above: () => <AsOf part="notifications" />,
  error: (_, part) => <NeedsNetwork otherwise={part} />,
};
