import { useMemo, type RefObject } from 'react';
import { TooltipTriggerStateContext } from 'react-aria-components';
import { StyledTooltip } from './Tooltip.styles.ts';
import type { TooltipPlacement } from './TooltipPlacement.ts';

export interface SharedTooltipLayerProps {
  readonly label: string;
  readonly placement: TooltipPlacement;
  /** The control that the tooltip stands beside. */
  readonly triggerRef: RefObject<Element | null>;
  readonly isOpen: boolean;
  /** Called if the page is scrolled under it. */
  readonly onClose: () => void;
}

/** The tooltip of a control without a trigger of its own. It is loaded when the first one opens. */
export function SharedTooltipLayer({ label, placement, triggerRef, isOpen, onClose }: SharedTooltipLayerProps) {
  const state = useMemo(
    () => ({ isOpen, open: () => undefined, close: onClose, shouldSkipAnimation: false }),
    [isOpen, onClose],
  );
  return (
    <TooltipTriggerStateContext value={state}>
      <StyledTooltip placement={placement} triggerRef={triggerRef} offset={6}>
        {label}
      </StyledTooltip>
    </TooltipTriggerStateContext>
  );
}
