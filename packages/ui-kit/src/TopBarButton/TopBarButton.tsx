import type { ReactNode, Ref } from 'react';
import type { ButtonProps as AriaButtonProps, PressEvent } from 'react-aria-components';
import { countTexts } from '../messages/english.ts';
import { useTexts } from '../theme/KitContext.ts';
import { Tooltip } from '../Tooltip/Tooltip.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { BarBadge, BarButton } from './TopBarButton.styles.ts';

/** The properties of `TopBarButton`, in addition to the DOM and press properties of React Aria's button. */
export interface TopBarButtonProps extends Omit<
  AriaButtonProps,
  'children' | 'className' | 'style' | 'render' | 'aria-label'
> {
  /** What it opens or does: its name for screen readers, and its tooltip. */
  readonly label: string;
  readonly icon: ReactNode;
  /** How many wait behind it. Zero, or nothing given, shows no badge. */
  readonly badgeCount?: number;
  /** Says the count after the label. @default '3 unread', in the language of the page */
  readonly badgeLabel?: (count: number) => string;
  /** Whether what it opens is open. Leave it out for a button that opens nothing. */
  readonly isExpanded?: boolean | undefined;
  /** Called when it is pressed by pointer, touch, keyboard or assistive technology. */
  readonly onPress?: (event: PressEvent) => void;
  readonly className?: string;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** A 40 px button of the top bar. Takes the `triggerProps` of `usePanel`. */
export function TopBarButton({ label, icon, badgeCount = 0, badgeLabel, isExpanded, ...rest }: TopBarButtonProps) {
  const messages = useTexts(countTexts);
  const saidCount = (badgeLabel ?? messages.unreadCount)(badgeCount);
  return (
    <Tooltip label={label} placement="bottom">
      <BarButton {...(isExpanded !== undefined && { 'aria-expanded': isExpanded })} {...rest}>
        <VisuallyHidden>{badgeCount > 0 ? `${label}, ${saidCount}` : label}</VisuallyHidden>
        {icon}
        <BarBadge count={badgeCount} countLabel={null} />
      </BarButton>
    </Tooltip>
  );
}
