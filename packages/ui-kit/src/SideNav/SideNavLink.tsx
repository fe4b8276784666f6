import { SquareArrowOutUpRight } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Tooltip } from '../Tooltip/Tooltip.tsx';
import { linkTexts } from '../messages/english.ts';
import { useTexts } from '../theme/KitContext.ts';
import type { SideNavItem } from './items.ts';
import { rowMark } from './rowKeys.ts';
import { NewTabLink, Row, RowLabel, RowLink } from './SideNav.styles.ts';

interface SideNavLinkProps {
  readonly item: SideNavItem;
  readonly isCurrent: boolean;
  /** Shows only the icon. */
  readonly isRail: boolean;
  readonly onPress: (() => void) | undefined;
}

/** A link of the navigation, and a second link that opens the same page in a new tab. */
export function SideNavLink({ item: { label, icon, href = '' }, isCurrent, isRail, onPress }: SideNavLinkProps) {
  const messages = useTexts(linkTexts);
  const ref = useRef<HTMLAnchorElement>(null);

  useEffect(() => {
    const link = ref.current;
    if (!isCurrent || !link) return undefined;
    // The observer needs no forced layout. Only a link out of view is scrolled to.
    const observer = new IntersectionObserver(([entry]) => {
      observer.disconnect();
      if (entry && entry.intersectionRatio < 1) link.scrollIntoView({ block: 'nearest' });
    });
    observer.observe(link);
    return () => observer.disconnect();
  }, [isCurrent]);

  return (
    <Row>
      <Tooltip label={label} placement="end" isDisabled={!isRail}>
        <RowLink
          {...rowMark}
          ref={ref}
          href={href}
          {...(isCurrent && { 'aria-current': 'page' as const })}
          {...(isRail && { 'aria-label': label })}
          data-has-new-tab={!isRail || undefined}
          {...(onPress && { onPress })}
        >
          {icon}
          {!isRail && <RowLabel>{label}</RowLabel>}
        </RowLink>
      </Tooltip>
      <Tooltip label={messages.openInNewTab} placement="end">
        <NewTabLink
          href={href}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={messages.openItemInNewTab(label)}
          {...(onPress && { onPress })}
        >
          <SquareArrowOutUpRight />
        </NewTabLink>
      </Tooltip>
    </Row>
  );
}
