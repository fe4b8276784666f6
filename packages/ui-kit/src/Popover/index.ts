export { Popover } from './Popover.tsx';
export type { PopoverPlacement, PopoverProps } from './Popover.tsx';
export { PopoverTrigger } from './PopoverTrigger.tsx';
export type { PopoverTriggerProps } from './PopoverTrigger.tsx';
