import { StyledTooltip } from './Tooltip.styles.ts';
import type { TooltipPlacement } from './TooltipPlacement.ts';

export interface TooltipLayerProps {
  readonly label: string;
  readonly placement: TooltipPlacement;
}

/** The tooltip of the trigger around it. It is loaded when the first one opens. */
export function TooltipLayer({ label, placement }: TooltipLayerProps) {
  return (
    <StyledTooltip placement={placement} offset={6}>
      {label}
    </StyledTooltip>
  );
}
