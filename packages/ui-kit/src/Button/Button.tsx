import type { ReactNode } from 'react';
import { ProgressBarContext, useSlottedContext } from 'react-aria-components';
import type { ButtonElementProps } from '../element/ElementProps.ts';
import { stateMessages } from '../languages/en/index.ts';
import { useMessages } from '../theme/KitContext.ts';
import { ButtonLabel, PendingIndicator, PendingTrack, StyledButton } from './Button.styles.ts';

/** `Button` also takes the DOM and press properties of React Aria's button. */
export interface ButtonProps extends ButtonElementProps {
  /** The weight of a button: at most one `primary` in view; `danger` for what cannot be undone. @default 'secondary' */
  readonly variant?: 'primary' | 'secondary' | 'quiet' | 'danger';
  /** `small` is for rows and toolbars. @default 'medium' */
  readonly size?: 'medium' | 'small';
  /** An icon before the text. It never replaces the text; for an icon alone, use `IconButton`. */
  readonly icon?: ReactNode;
  /** The action, as a verb. */
  readonly children: ReactNode;
  /** The action is running. The button keeps focus, ignores presses, shows a moving bar and informs screen readers. */
  readonly isPending?: boolean;
}

/** Starts an action. To open a page, use `Link`; for an icon alone, use `IconButton`. */
export function Button({
  variant = 'secondary',
  size = 'medium',
  icon,
  children,
  isPending = false,
  ...rest
}: ButtonProps) {
  return (
    <StyledButton {...rest} isPending={isPending} data-variant={variant} data-size={size}>
      {icon}
      <ButtonLabel>{children}</ButtonLabel>
      {isPending && <Pending />}
    </StyledButton>
  );
}

/**
 * The bar of a pending button, whose id React Aria takes into the button's name. React Aria's progress bar formats its value, which this
 * one never has: it would bring the formats of numbers to every app with a button.
 */
function Pending() {
  const messages = useMessages(stateMessages);
  return (
    <PendingTrack
      id={useSlottedContext(ProgressBarContext)?.id}
      role="progressbar"
      aria-valuemin={0}
      aria-valuemax={100}
      aria-label={messages.pending}
    >
      <PendingIndicator />
    </PendingTrack>
  );
}
