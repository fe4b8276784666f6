import type { ReactNode, Ref } from 'react';
import type { ButtonProps as AriaButtonProps, PressEvent } from 'react-aria-components';
import { Tooltip } from '../Tooltip/Tooltip.tsx';
import type { TooltipPlacement } from '../Tooltip/TooltipPlacement.ts';
import { StyledIconButton } from './IconButton.styles.ts';

/** `small` is for rows and fields. */
type IconButtonSize = 'medium' | 'small';

/** `IconButton` also takes the DOM and press properties of React Aria's button. */
export interface IconButtonProps extends Omit<
  AriaButtonProps,
  'children' | 'className' | 'style' | 'render' | 'aria-label'
> {
  /** The action, as a verb. It is the name for screen readers and the text of the tooltip. */
  readonly label: string;
  /** The icon. The button sets its size. */
  readonly icon: ReactNode;
  /** @default 'medium' */
  readonly size?: IconButtonSize;
  /** The side on which the tooltip opens. @default 'bottom' */
  readonly tooltipPlacement?: TooltipPlacement;
  /** The button cannot be pressed or focused. */
  readonly isDisabled?: boolean;
  /** Called on a press by pointer, touch, keyboard or assistive technology. */
  readonly onPress?: (event: PressEvent) => void;
  readonly className?: string;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** A button that shows only an icon. Its tooltip shows its name. */
export function IconButton({ label, icon, size = 'medium', tooltipPlacement = 'bottom', ...rest }: IconButtonProps) {
  return (
    <Tooltip label={label} placement={tooltipPlacement}>
      <StyledIconButton {...rest} aria-label={label} data-size={size}>
        {icon}
      </StyledIconButton>
    </Tooltip>
  );
}
