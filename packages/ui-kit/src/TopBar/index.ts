export { barEnd } from './barEnd.ts';
export { TopBar } from './TopBar.tsx';
export type { TopBarAction, TopBarProps } from './TopBar.tsx';
