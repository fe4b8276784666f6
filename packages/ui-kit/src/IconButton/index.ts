export { IconButton } from './IconButton.tsx';
export type { IconButtonProps, IconButtonSize } from './IconButton.tsx';
