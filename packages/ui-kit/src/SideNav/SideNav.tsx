import { PanelLeftClose, PanelLeftOpen } from 'lucide-react';

import { useRef, useState } from 'react';
import { lazyPart } from '../lazyPart/lazyPart.tsx';
import { SharedTooltip, tooltipMark } from '../Tooltip/SharedTooltip.tsx';
import { frameMessages } from '../languages/en/index.ts';
import { useSharedRef } from '../refs/useSharedRef.ts';
import { useMessages } from '../theme/KitContext.ts';
import { currentItemId, type SideNavItem } from './items.ts';
import { moveAmongRows } from './rowKeys.ts';
import { RowButton, RowLabel } from './SideNav.styles.ts';
import { Foot, MirroredIcon, Rail, Scroller } from './SideNavFrame.styles.ts';
import { SideNavRows } from './SideNavRows.tsx';
import type { ElementProps } from '../element/ElementProps.ts';

const drawer = lazyPart(async () => (await import('./SideNavDrawer.tsx')).SideNavDrawer);

/** The app holds whether the navigation is collapsed and whether its drawer is open. */
export interface SideNavProps extends ElementProps<HTMLElement> {
  /** The name of the landmark for screen readers, and the title of the drawer. */
  readonly label: string;
  readonly items: readonly SideNavItem[];
  /** The address of the current page. The link to it, or to its nearest ancestor, is marked as current. */
  readonly currentHref?: string;
  /** Shows only icons. @default false */
  readonly isCollapsed?: boolean;
  /** Called when its button collapses or expands it. Without it there is no button. */
  readonly onCollapsedChange?: (isCollapsed: boolean) => void;
  /** The submenus are loading, and show twelve placeholders. @default false */
  readonly isLoading?: boolean;
  /** The submenus could not be loaded, and show this sentence. */
  readonly errorMessage?: string;
  /** Called by the retry button after an error. */
  readonly onRetry?: () => void;
  /**
   * Shows the navigation in a drawer, for windows under 1024 px. `isOpen` and `onOpenChange` then control it. Following
   * a link closes it.
   * @default false
   */
  readonly isDrawer?: boolean;
  /** Whether the drawer is open. @default false */
  readonly isOpen?: boolean;
  /** Called when the drawer opens or closes. */
  readonly onOpenChange?: (isOpen: boolean) => void;
}

/** The navigation of an app, along the side of the window. It scrolls on its own below the `TopBar`. */
export function SideNav({
  label,
  items,
  currentHref,
  isCollapsed = false,
  onCollapsedChange,
  isLoading = false,
  errorMessage,
  onRetry,
  isDrawer = false,
  isOpen = false,
  onOpenChange,
  id,
  ref,
  ...rest
}: SideNavProps) {
  const messages = useMessages(frameMessages);
  const rows = { items, currentId: currentItemId(items, currentHref), isLoading, errorMessage, onRetry };

  const rail = useRef<HTMLElement>(null);
  const railRef = useSharedRef(rail, ref);
  const [hasOpened, setOpened] = useState(isOpen);
  if (isOpen && !hasOpened) setOpened(true);
  if (isDrawer) {
    if (!hasOpened) return null;
    return (
      <drawer.Part
        props={{ ...rest, ref, label, isOpen, onOpenChange, id, rows }}
        onFailure={() => {
          setOpened(false);
          onOpenChange?.(false);
        }}
      />
    );
  }
  const toggleLabel = isCollapsed ? messages.expandMenu : messages.collapseMenu;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrow keys come from the links inside, which have focus.
    <Rail
      {...rest}
      ref={railRef}
      id={id}
      aria-label={label}
      data-collapsed={isCollapsed || undefined}
      onKeyDown={moveAmongRows}
    >
      <Scroller>
        <SideNavRows {...rows} isRail={isCollapsed} />
      </Scroller>
      <SharedTooltip container={rail} />
      {onCollapsedChange && (
        <Foot>
          <RowButton
            {...(isCollapsed && tooltipMark(toggleLabel))}
            aria-label={toggleLabel}
            onPress={() => onCollapsedChange(!isCollapsed)}
          >
            <MirroredIcon>{isCollapsed ? <PanelLeftOpen /> : <PanelLeftClose />}</MirroredIcon>
            {!isCollapsed && <RowLabel>{toggleLabel}</RowLabel>}
          </RowButton>
        </Foot>
      )}
    </Rail>
  );
}
