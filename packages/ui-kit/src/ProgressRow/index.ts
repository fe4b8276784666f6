export { ProgressRow } from './ProgressRow.tsx';
export type { ProgressRowProps } from './ProgressRow.tsx';
