import type { ReadState } from '../NotificationCenter.ts';
import { useNotificationCenter } from '../NotificationCenterProvider.tsx';
import { useReadable } from './useReadable.ts';

/** The result of {@link useReadState}. */
export interface ReadStateControls extends Omit<ReadState, 'isMarkingAll'> {
  /** True while a mark-all is in flight. */
  readonly isMarkingAll: boolean;
}

/** Marks items read and unread: shown at once, rolled back with a toast if the service refuses. */
export function useReadState(): ReadStateControls {
  const { readState } = useNotificationCenter();
  return { ...readState, isMarkingAll: useReadable(readState.isMarkingAll) };
}
