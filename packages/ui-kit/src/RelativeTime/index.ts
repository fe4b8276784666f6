export { RelativeTime } from './RelativeTime.tsx';
export type { RelativeTimeProps } from './RelativeTime.tsx';
export { formatFullTime, formatRelativeTime } from './formatRelativeTime.ts';
