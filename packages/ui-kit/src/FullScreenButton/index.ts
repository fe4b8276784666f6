export { FullScreenButton } from './FullScreenButton.tsx';
export type { FullScreenButtonProps } from './FullScreenButton.tsx';
export { useFullScreen } from './useFullScreen.ts';
