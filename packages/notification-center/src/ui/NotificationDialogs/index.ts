export { NotificationDialogs } from './NotificationDialogs.tsx';
