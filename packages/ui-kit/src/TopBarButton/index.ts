export { TopBarButton } from './TopBarButton.tsx';
export type { TopBarButtonProps } from './TopBarButton.tsx';
