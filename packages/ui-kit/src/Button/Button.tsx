import type { ReactNode, Ref } from 'react';
import type { ButtonProps as AriaButtonProps, PressEvent } from 'react-aria-components';
import { stateTexts } from '../messages/english.ts';
import { useTexts } from '../theme/KitContext.ts';
import { ButtonLabel, PendingIndicator, PendingTrack, StyledButton } from './Button.styles.ts';

/** How much weight a button has: one `primary` at most in view; `danger` for what cannot be undone. */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';
/** `small` for rows and toolbars. */
export type ButtonSize = 'medium' | 'small';

/** The properties of `Button`, in addition to the DOM and press properties of React Aria's button. */
export interface ButtonProps extends Omit<AriaButtonProps, 'children' | 'className' | 'style' | 'render'> {
  /** @default 'secondary' */
  readonly variant?: ButtonVariant;
  /** @default 'medium' */
  readonly size?: ButtonSize;
  /** An icon before the text; it adds to the text and never stands for it. */
  readonly icon?: ReactNode;
  /** What the button does, as a verb. */
  readonly children: ReactNode;
  /** The action that it started is running. The button keeps focus, ignores presses, shows a running bar and tells screen readers. */
  readonly isPending?: boolean;
  /** The button cannot be pressed or focused. Prefer an explanation beside it. */
  readonly isDisabled?: boolean;
  /** Called when it is pressed by pointer, touch, keyboard or assistive technology. */
  readonly onPress?: (event: PressEvent) => void;
  readonly className?: string;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** Starts an action. For going somewhere use `Link`; for an icon alone, `IconButton`. */
export function Button({
  variant = 'secondary',
  size = 'medium',
  icon,
  children,
  isPending = false,
  ...rest
}: ButtonProps) {
  const messages = useTexts(stateTexts);
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
