export { Tooltip } from './Tooltip.tsx';
export type { TooltipPlacement } from './TooltipPlacement.ts';
export type { TooltipProps } from './Tooltip.tsx';
