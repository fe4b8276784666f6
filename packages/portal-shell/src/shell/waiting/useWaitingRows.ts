import type { ShownRow } from '@gantry/platform-client/outbox/Outbox';
import { useReadable } from '@gantry/base/react';
import { usePortal } from '../../portal/index.ts';

/** What the person has written and the services do not have yet. */
export function useWaitingRows(): readonly ShownRow[] {
  return useReadable(usePortal().outbox.rows);
}
