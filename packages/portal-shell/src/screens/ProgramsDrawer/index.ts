export { ProgramsDrawer } from './ProgramsDrawer.tsx';
export type { ProgramsDrawerProps, ProgramsState } from './ProgramsDrawer.tsx';
