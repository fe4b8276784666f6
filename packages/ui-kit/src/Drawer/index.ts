export { Drawer } from './Drawer.tsx';
export type { DrawerPlacement, DrawerProps, DrawerSize } from './Drawer.tsx';
