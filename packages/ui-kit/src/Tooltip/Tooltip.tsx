import type { ReactNode } from 'react';
import { TooltipTrigger } from 'react-aria-components';
import { StyledTooltip } from './Tooltip.styles.ts';
import type { TooltipPlacement } from './TooltipPlacement.ts';

/** The text, and the control that opens the tooltip. */
export interface TooltipProps {
  /** The text. Touch users never see it, so it must not be the only place of any information. */
  readonly label: string;
  /** The button or link that opens the tooltip. It must be focusable. */
  readonly children: ReactNode;
  /** @default 'top' */
  readonly placement?: TooltipPlacement;
  /** The tooltip never opens. */
  readonly isDisabled?: boolean;
}

/** Explains a control in a few words, on hover and on keyboard focus. */
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
