export { Menu } from './Menu.tsx';
export type { MenuProps } from './Menu.tsx';
export { MenuItem } from './MenuItem.tsx';
export type { MenuItemProps, MenuItemTone } from './MenuItem.tsx';
export { MenuTrigger } from './MenuTrigger.tsx';
export type { MenuTriggerProps } from './MenuTrigger.tsx';
