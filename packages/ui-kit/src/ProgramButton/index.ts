export { ProgramButton } from './ProgramButton.tsx';
export type { ProgramButtonProps } from './ProgramButton.tsx';
