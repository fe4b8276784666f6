export { accountPassword, accounts, findAccount } from './accounts.ts';
export type { Account } from './accounts.ts';
export type { FileStore, StoredFile } from './files.ts';
export { notificationStatus, notificationType } from './model.ts';
export type {
  DeviceRegistration,
  JobEngine,
  Notification,
  NotificationInput,
  NotificationPayload,
  Program,
} from './model.ts';
export type { HubDelivery, NotificationChange, NotificationStore } from './notifications.ts';
export { createState } from './state.ts';
export type { Seed, State } from './state.ts';
