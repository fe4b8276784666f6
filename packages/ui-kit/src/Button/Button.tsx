import type { ReactNode } from 'react';
import type { ButtonElementProps } from '../element/ButtonElementProps.ts';
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
  const messages = useMessages(stateMessages);
  return (
    <StyledButton {...rest} isPending={isPending} data-variant={variant} data-size={size}>
      {icon}
      <ButtonLabel>{children}</ButtonLabel>
      {isPending && (
        <PendingTrack isIndeterminate aria-label={messages.pending}>
          <PendingIndicator />
        </PendingTrack>
      )}
    </StyledButton>
  );
}
