import type { ReactNode, Ref } from 'react';
import type { ButtonProps as AriaButtonProps, PressEvent } from 'react-aria-components';
import { Tooltip, type TooltipPlacement } from '../Tooltip/Tooltip.tsx';
import { StyledIconButton } from './IconButton.styles.ts';

/** `small` for rows and fields. */
export type IconButtonSize = 'medium' | 'small';

/** What `IconButton` takes, beside the DOM and press properties of React Aria's button. */
export interface IconButtonProps extends Omit<
  AriaButtonProps,
  'children' | 'className' | 'style' | 'render' | 'aria-label'
> {
  /** What it does, as a verb: its name for screen readers, and its tooltip. */
  label: string;
  /** The icon. */
  icon: ReactNode;
  /** @default 'medium' */
  size?: IconButtonSize;
  /** Where the tooltip opens. @default 'bottom' */
  tooltipPlacement?: TooltipPlacement;
  /** It cannot be pressed or focused. */
  isDisabled?: boolean;
  /** Called when it is pressed by pointer, touch, keyboard or assistive technology. */
  onPress?: (event: PressEvent) => void;
  className?: string;
  ref?: Ref<HTMLButtonElement>;
}

/** A button that shows an icon alone; its name is in its tooltip too. */
export function IconButton({ label, icon, size = 'medium', tooltipPlacement = 'bottom', ...rest }: IconButtonProps) {
  return (
    <Tooltip label={label} placement={tooltipPlacement}>
      <StyledIconButton {...rest} aria-label={label} data-size={size}>
        {icon}
      </StyledIconButton>
    </Tooltip>
  );
}
