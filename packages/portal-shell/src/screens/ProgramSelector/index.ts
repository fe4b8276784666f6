export { ProgramSelector } from './ProgramSelector.tsx';
export type { ProgramSelectorProps } from './ProgramSelector.tsx';
