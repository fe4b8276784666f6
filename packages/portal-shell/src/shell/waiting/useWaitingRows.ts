import { useSyncExternalStore } from 'react';
import type { ShownRow } from '../../outbox/Outbox.ts';
import { usePortal } from '../../portal/index.ts';

const nothing = () => () => undefined;
const none: readonly ShownRow[] = [];
const noRows = () => none;

/** What the person has written and the services do not have yet. */
export function useWaitingRows(): readonly ShownRow[] {
  const rows = usePortal().outbox?.rows;
  return useSyncExternalStore(rows?.subscribe ?? nothing, rows?.get ?? noRows, noRows);
}
