import type { ReactNode } from 'react';
import type { ButtonElementProps } from '../element/ElementProps.ts';
import { countMessages } from '../languages/en/index.ts';
import { useMessages } from '../theme/KitContext.ts';
import { Tooltip } from '../Tooltip/Tooltip.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { BarBadge, BarButton, BarDot } from './TopBarButton.styles.ts';

/** `TopBarButton` also takes the DOM and press properties of React Aria's button. */
export interface TopBarButtonProps extends Omit<ButtonElementProps, 'aria-label'> {
  /** The panel or action. It is the name for screen readers and the text of the tooltip. */
  readonly label: string;
  readonly icon: ReactNode;
  /** The number for the badge, such as unread items. Zero or undefined shows no badge. */
  readonly badgeCount?: number;
  /** Returns the text for the count, which follows the label. @default '3 unread', in the language of the page */
  readonly badgeLabel?: (count: number) => string;
  /** Shows a quiet dot, and says what it means after the label: "something is new". */
  readonly dotLabel?: string | undefined;
  /** Whether its panel is open. Leave it out for a button without a panel. */
  readonly isExpanded?: boolean | undefined;
}

/** A 40 px button of the top bar. Spread the `triggerProps` of `usePanel` on it if it opens a panel. */
export function TopBarButton({
  label,
  icon,
  badgeCount = 0,
  badgeLabel,
  dotLabel,
  isExpanded,
  ...rest
}: TopBarButtonProps) {
  const messages = useMessages(countMessages);
  const said = badgeCount > 0 ? (badgeLabel ?? messages.unreadCount)(badgeCount) : dotLabel;
  return (
    <Tooltip label={label} placement="bottom">
      <BarButton {...(isExpanded !== undefined && { 'aria-expanded': isExpanded })} {...rest}>
        <VisuallyHidden>{said === undefined ? label : messages.joinedNames([label, said])}</VisuallyHidden>
        {icon}
        <BarBadge count={badgeCount} countLabel={null} data-long={badgeCount > 99 ? '' : undefined} />
        {dotLabel !== undefined && <BarDot />}
      </BarButton>
    </Tooltip>
  );
}
