import type { ReactNode, Ref } from 'react';
import type { ButtonProps as AriaButtonProps, PressEvent } from 'react-aria-components';
import { countTexts } from '../messages/english.ts';
import { useTexts } from '../theme/KitContext.ts';
import { Tooltip } from '../Tooltip/Tooltip.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { BarBadge, BarButton } from './TopBarButton.styles.ts';

/** What `TopBarButton` takes, beside the DOM and press properties of React Aria's button. */
export interface TopBarButtonProps extends Omit<
  AriaButtonProps,
  'children' | 'className' | 'style' | 'render' | 'aria-label'
> {
  /** What it opens or does: its name for screen readers, and its tooltip. */
  label: string;
  icon: ReactNode;
  /** How many wait behind it. Zero, or nothing given, shows no badge. */
  badgeCount?: number;
  /** Says the count after the label. @default '3 unread', in the language of the page */
  badgeLabel?: (count: number) => string;
  /** What it opens is open. `aria-expanded` says so too. @default false */
  isSelected?: boolean;
  /** Called when it is pressed by pointer, touch, keyboard or assistive technology. */
  onPress?: (event: PressEvent) => void;
  /** The id of the panel it opens, while that is there. */
  controls?: string;
  className?: string;
  ref?: Ref<HTMLButtonElement>;
}

/** A 40 px button of the top bar. Takes the `triggerProps` of `usePanel`. */
export function TopBarButton({
  label,
  icon,
  badgeCount = 0,
  badgeLabel,
  isSelected = false,
  controls,
  ...rest
}: TopBarButtonProps) {
  const messages = useTexts(countTexts);
  const saidCount = (badgeLabel ?? messages.unreadCount)(badgeCount);
  return (
    <Tooltip label={label} placement="bottom">
      <BarButton
        {...(controls !== undefined && { 'aria-controls': controls })}
        {...rest}
        data-selected={isSelected || undefined}
      >
        <VisuallyHidden>{badgeCount > 0 ? `${label}, ${saidCount}` : label}</VisuallyHidden>
        {icon}
        <BarBadge count={badgeCount} label={null} />
      </BarButton>
    </Tooltip>
  );
}
