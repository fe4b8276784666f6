import { useContext, useState, type ReactNode } from 'react';
import { TooltipTrigger, TooltipTriggerStateContext } from 'react-aria-components';
import { lazyPart } from '../lazyPart/index.ts';
import type { TooltipPlacement } from './TooltipPlacement.ts';

const layer = lazyPart(async () => (await import('./TooltipLayer.tsx')).TooltipLayer);

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
      <OpenedLayer label={label} placement={placement} />
    </TooltipTrigger>
  );
}

/** The layer, from the first opening on: its code is loaded then. */
function OpenedLayer(props: { readonly label: string; readonly placement: TooltipPlacement }) {
  const isOpen = useContext(TooltipTriggerStateContext)?.isOpen === true;
  const [hasOpened, setOpened] = useState(isOpen);
  if (isOpen && !hasOpened) setOpened(true);
  return hasOpened ? <layer.Part props={props} /> : null;
}
