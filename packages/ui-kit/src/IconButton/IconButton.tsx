import type { ReactNode, Ref } from 'react';
import type { ButtonProps as AriaButtonProps, PressEvent } from 'react-aria-components';
import { Tooltip, type TooltipPlacement } from '../Tooltip/Tooltip.tsx';
import { StyledIconButton } from './IconButton.styles.ts';

/** `small` for rows and fields. */
export type IconButtonSize = 'medium' | 'small';

/** The properties of `IconButton`, in addition to the DOM and press properties of React Aria's button. */
export interface IconButtonProps extends Omit<
  AriaButtonProps,
  'children' | 'className' | 'style' | 'render' | 'aria-label'
> {
  /** What it does, as a verb: its name for screen readers, and its tooltip. */
  readonly label: string;
  /** The icon. */
  readonly icon: ReactNode;
  /** @default 'medium' */
  readonly size?: IconButtonSize;
  /** Where the tooltip opens. @default 'bottom' */
  readonly tooltipPlacement?: TooltipPlacement;
  /** It cannot be pressed or focused. */
  readonly isDisabled?: boolean;
  /** Called when it is pressed by pointer, touch, keyboard or assistive technology. */
  readonly onPress?: (event: PressEvent) => void;
  readonly className?: string;
  readonly ref?: Ref<HTMLButtonElement>;
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
