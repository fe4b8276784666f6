export { ProgramFilter } from './ProgramFilter.tsx';
export type { ProgramFilterProps } from './ProgramFilter.tsx';
