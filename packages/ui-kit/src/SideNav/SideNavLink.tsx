import { SquareArrowOutUpRight } from 'lucide-react';
import { memo, useEffect, useRef } from 'react';
import { tooltipMark } from '../Tooltip/SharedTooltip.tsx';
import { linkMessages } from '../languages/en/index.ts';
import { useMessages } from '../theme/KitContext.ts';
import { useAppLink } from '../theme/useAppLink.ts';
import type { SideNavItem } from './items.ts';
import { rowMark } from './rowKeys.ts';
import { Row, RowEnd, RowLabel, RowLink } from './SideNav.styles.ts';

interface SideNavLinkProps {
  readonly item: SideNavItem;
  readonly isCurrent: boolean;
  /** Shows only the icon. */
  readonly isRail: boolean;
  readonly onPress: (() => void) | undefined;
}

/**
 * A link of the navigation, and a second link that opens the same page in a new tab. A menu holds a hundred of them, so they are plain
 * anchors, the navigation has one tooltip for all, and a link is rendered again only if it changes.
 */
export const SideNavLink = memo(function SideNavLink({
  item: { label, labelContent = label, icon, href = '', onFollow, action },
  isCurrent,
  isRail,
  onPress,
}: SideNavLinkProps) {
  const messages = useMessages(linkMessages);
  const ref = useRef<HTMLAnchorElement>(null);
  const { onClick, ...link } = useAppLink(href, onFollow);

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
      <RowLink
        {...rowMark}
        {...link}
        ref={ref}
        onClick={(event) => {
          onPress?.();
          onClick(event);
        }}
        aria-current={isCurrent ? 'page' : undefined}
        {...(isRail && { ...tooltipMark(label), 'aria-label': label })}
      >
        {icon}
        {!isRail && <RowLabel>{labelContent}</RowLabel>}
      </RowLink>
      <RowEnd>
        {action && !isRail && (
          <button type="button" {...tooltipMark(action.label)} aria-label={action.label} onClick={action.onPress}>
            {action.icon}
          </button>
        )}
        <a
          {...link}
          href={link.href}
          {...tooltipMark(messages.openInNewTab)}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={messages.openItemInNewTab(label)}
          onClick={onPress}
        >
          <SquareArrowOutUpRight />
        </a>
      </RowEnd>
    </Row>
  );
});
