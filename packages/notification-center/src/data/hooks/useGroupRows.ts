import type { GroupRows } from '../../core/rules/dateGroups.ts';
import { useNotificationCenter } from '../NotificationCenterProvider.tsx';
import { useReadable } from './useReadable.ts';

/** Cuts the rows of a list into date groups; null if they are not grouped. */
export function useGroupRows(): GroupRows | null {
  return useReadable(useNotificationCenter().groupRows);
}
