export * from './public.ts';
export { announceGrowth, bellLabel } from './bellLabel.ts';
export { localItemOf } from './center/showLocalItems.ts';
export {
  useIsDialogHost,
  useNotificationDialog,
  useNotificationLocale,
  useNotificationMessages,
} from './hooks/useCenterValues.ts';
export { useNotificationSettings } from './hooks/useNotificationSettings.ts';
