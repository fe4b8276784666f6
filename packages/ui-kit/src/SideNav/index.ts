export type { SideNavItem } from './items.ts';
export { SideNav } from './SideNav.tsx';
export type { SideNavProps } from './SideNav.tsx';
