export { ProgramMark } from './ProgramMark.tsx';
