import type { ReadState } from '../NotificationCenter.ts';
import { useNotificationCenter } from '../NotificationCenterProvider.tsx';
import { useReadable } from './useReadable.ts';

/** What {@link useReadState} gives. */
export interface ReadStateControls extends Omit<ReadState, 'isMarkingAll'> {
  /** True while a mark-all is on its way. */
  readonly isMarkingAll: boolean;
}

/** Marks items read and unread: shown at once, taken back with a toast where the service refuses. */
export function useReadState(): ReadStateControls {
  const { readState } = useNotificationCenter();
  return { ...readState, isMarkingAll: useReadable(readState.isMarkingAll) };
}
