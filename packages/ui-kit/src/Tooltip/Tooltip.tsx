import type { ReactNode } from 'react';
import { TooltipTrigger } from 'react-aria-components';
import { StyledTooltip } from './Tooltip.styles.ts';

/** Where a tooltip opens, as text runs; it turns over where there is no room. */
export type TooltipPlacement = 'top' | 'bottom' | 'start' | 'end';

/** The properties of `Tooltip`. */
export interface TooltipProps {
  /** The text of the tooltip; never the only copy of something. */
  readonly label: string;
  /** The button or link it belongs to: one that takes focus. */
  readonly children: ReactNode;
  /** @default 'top' */
  readonly placement?: TooltipPlacement;
  /** No tooltip opens. */
  readonly isDisabled?: boolean;
}

/** A word on what a control is, shown on hover and on keyboard focus. */
export function Tooltip({ label, children, placement = 'top', isDisabled = false }: TooltipProps) {
  return (
    <TooltipTrigger delay={600} closeDelay={0} isDisabled={isDisabled}>
      {children}
      <StyledTooltip placement={placement} offset={6}>
        {label}
      </StyledTooltip>
    </TooltipTrigger>
  );
}
