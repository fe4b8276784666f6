export { ProgressBar } from './ProgressBar.tsx';
export type { ProgressBarProps, ProgressOutcome } from './ProgressBar.tsx';
