import type { RefObject } from 'react';
import { TooltipTriggerStateContext } from 'react-aria-components';
import type { TooltipTriggerState } from 'react-stately/useTooltipTriggerState';
import { StyledTooltip } from './Tooltip.styles.ts';

/** The side on which a tooltip opens, relative to the text direction. The tooltip flips if it has no room. */
export type TooltipPlacement = 'top' | 'bottom' | 'start' | 'end';

export interface TooltipLayerProps {
  /** The id by which the control names the tooltip as its description. */
  readonly id?: string | undefined;
  readonly label: string;
  readonly placement: TooltipPlacement;
  /** The control that the tooltip stands beside. */
  readonly triggerRef: RefObject<Element | null>;
  readonly state: TooltipTriggerState;
}

/** The text of a tooltip, beside its control. It is loaded when the first tooltip opens. */
export function TooltipLayer({ label, state, ...rest }: TooltipLayerProps) {
  return (
    <TooltipTriggerStateContext value={state}>
      <StyledTooltip {...rest} offset={6}>
        {label}
      </StyledTooltip>
    </TooltipTriggerStateContext>
  );
}
