export { ActivityColumns } from './ActivityColumns.tsx';
export type { ActivityColumn, ActivityColumnsProps } from './ActivityColumns.tsx';
