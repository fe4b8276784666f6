export { ProgressBar } from './ProgressBar.tsx';
export type { ProgressBarProps, ProgressOutcome } from './ProgressBar.tsx';
export { clampProgress } from './progressValue.ts';
