export { Icon } from './Icon.tsx';
export type { IconProps, IconSize } from './Icon.tsx';
export { iconNames, isIconName } from './icons.ts';
export type { IconName } from './icons.ts';
