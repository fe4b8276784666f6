export { ProgramChooser } from './ProgramChooser.tsx';
export type { ProgramChooserProps } from './ProgramChooser.tsx';
