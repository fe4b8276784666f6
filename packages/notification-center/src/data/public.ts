/** What an app may use of the data. */
export { createNotificationCenter } from './createNotificationCenter.ts';
export { showLocalItems, type LocalItem, type LocalItems } from './center/showLocalItems.ts';
export type {
  ImportResults,
  ImportResultsLoader,
  ListLoader,
  ListState,
  NotificationCenter,
  NotificationDialog,
  ReadState,
} from './NotificationCenter.ts';
export type {
  NotificationCenterCallbacks,
  NotificationCenterOptions,
  NotificationProgram,
  NotificationToast,
} from './NotificationCenterOptions.ts';
export type { FileTransfer, JobActions, JobCommand } from './JobActions.ts';
export {
  NotificationCenterProvider,
  useNotificationCenter,
  type NotificationCenterProviderProps,
} from './NotificationCenterProvider.tsx';
export { useNotification, useReadState, useUnreadCount, type ReadStateControls } from './hooks/useCenterValues.ts';
export { useImportResults, type ImportResultsState } from './hooks/useImportResults.ts';
export { useJobActions, type JobActionControls } from './hooks/useJobActions.ts';
export {
  useNotificationList,
  type NotificationListControls,
  type NotificationListOptions,
} from './hooks/useNotificationList.ts';
export { createStoredSettings } from './createStoredSettings.ts';
export type { NotificationSettings, NotificationSettingsStore } from './NotificationSettings.ts';
export type { MarkWrite, WaitingMark, WriteQueue } from './WriteQueue.ts';
