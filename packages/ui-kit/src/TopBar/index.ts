export { TopBar } from './TopBar.tsx';
export type { TopBarAction, TopBarProps } from './TopBar.tsx';
