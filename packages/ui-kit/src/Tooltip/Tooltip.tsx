import { useRef, useState, type ReactNode } from 'react';
import { FocusableProvider } from 'react-aria/private/interactions/useFocusable';
import { useTooltipTrigger } from 'react-aria/useTooltipTrigger';
import { useTooltipTriggerState } from 'react-stately/useTooltipTriggerState';
import { loadAhead } from '@gantry/base/loading';
import { lazyPart } from '../lazyPart/lazyPart.tsx';
import type { TooltipPlacement } from './TooltipLayer.tsx';

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

/** The layer of every tooltip. It opens by pointing alone, and repeats what the control's name says. */
export const tooltipLayer = lazyPart(async () => {
  const loading = import('./TooltipLayer.tsx');
  await loadAhead(() => loading);
  return (await loading).TooltipLayer;
});

/** Explains a control in a few words, on hover and on keyboard focus. */
export function Tooltip({ label, children, placement = 'top', isDisabled = false }: TooltipProps) {
  const options = { delay: 600, closeDelay: 0, isDisabled };
  const state = useTooltipTriggerState(options);
  const triggerRef = useRef<HTMLElement>(null);
  const { triggerProps, tooltipProps } = useTooltipTrigger(options, state, triggerRef);
  const [hasOpened, setOpened] = useState(false);
  if (state.isOpen && !hasOpened) setOpened(true);
  return (
    <>
      <FocusableProvider {...triggerProps} ref={triggerRef}>
        {children}
      </FocusableProvider>
      {hasOpened && (
        <tooltipLayer.Part
          props={{ id: tooltipProps.id, label, placement, triggerRef, state }}
          onFailure={() => setOpened(false)}
        />
      )}
    </>
  );
}
