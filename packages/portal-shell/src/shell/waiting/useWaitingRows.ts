import { useSyncExternalStore } from 'react';
import type { ShownRow } from '../../outbox/Outbox.ts';
import { usePortal } from '../../portal/index.ts';

/** What the person has written and the services do not have yet. */
export function useWaitingRows(): readonly ShownRow[] {
  const { get, subscribe } = usePortal().outbox.rows;
  return useSyncExternalStore(subscribe, get, get);
}
