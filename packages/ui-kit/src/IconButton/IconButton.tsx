import type { ReactNode } from 'react';
import type { ButtonElementProps } from '../element/ElementProps.ts';
import { Tooltip } from '../Tooltip/Tooltip.tsx';
import { StyledIconButton } from './IconButton.styles.ts';

/** `IconButton` also takes the DOM and press properties of React Aria's button. */
export interface IconButtonProps extends Omit<ButtonElementProps, 'aria-label'> {
  /** The action, as a verb. It is the name for screen readers and the text of the tooltip. */
  readonly label: string;
  /** The icon. The button sets its size. */
  readonly icon: ReactNode;
  /** `small` is for rows and fields. @default 'medium' */
  readonly size?: 'medium' | 'small';
}

/** A button that shows only an icon. Its tooltip shows its name. */
export function IconButton({ label, icon, size = 'medium', ...rest }: IconButtonProps) {
  return (
    <Tooltip label={label} placement="bottom">
      <StyledIconButton {...rest} aria-label={label} data-size={size}>
        {icon}
      </StyledIconButton>
    </Tooltip>
  );
}
