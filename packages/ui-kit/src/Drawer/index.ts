export { Drawer } from './Drawer.tsx';
export type { DrawerProps } from './Drawer.tsx';
export { SideDrawer } from './SideDrawer.tsx';
export type { DrawerPlacement, DrawerSize, SideDrawerProps } from './SideDrawer.tsx';
