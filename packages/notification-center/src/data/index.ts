export { bellLabel } from './bellLabel.ts';
export { createNotificationCenter } from './createNotificationCenter.ts';
export type {
  ImportResults,
  ImportResultsLoader,
  JobActions,
  JobCommand,
  ListLoader,
  ListState,
  NotificationCenter,
  NotificationCenterCallbacks,
  NotificationCenterOptions,
  NotificationDialog,
  NotificationProgram,
  NotificationToast,
  ReadState,
} from './NotificationCenter.ts';
export {
  NotificationCenterProvider,
  useNotificationCenter,
  type NotificationCenterProviderProps,
} from './NotificationCenterProvider.tsx';
export {
  useGroupRows,
  useNotificationDialog,
  useNotificationFeed,
  useNotificationLocale,
  useNotificationMessages,
  useUnreadCount,
} from './hooks/useCenterValues.ts';
export { useImportResults, type ImportResultsState } from './hooks/useImportResults.ts';
export { useJobActions, type JobActionControls } from './hooks/useJobActions.ts';
export { useNotification } from './hooks/useNotification.ts';
export {
  useNotificationList,
  type NotificationListControls,
  type NotificationListOptions,
} from './hooks/useNotificationList.ts';
export { useHeldPrograms } from './hooks/useHeldItems.ts';
export { useCenterAnnouncer, useConnectionTrouble, useIsDialogHost } from './hooks/useSharedScreenState.ts';
export { createStoredSettings } from './createStoredSettings.ts';
export type { NotificationSettings, NotificationSettingsStore } from './NotificationSettings.ts';
export { useNotificationSettings } from './hooks/useNotificationSettings.ts';
export type { AnnouncementKind } from './center/createAnnouncer.ts';
export { useReadState, type ReadStateControls } from './hooks/useReadState.ts';
