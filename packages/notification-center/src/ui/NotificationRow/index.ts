export type { InvalidRowProps } from './InvalidRow.tsx';
export { NotificationRow } from './NotificationRow.tsx';
export type { NotificationRowOfIdProps } from './NotificationRow.tsx';
