import { PanelLeftClose, PanelLeftOpen } from 'lucide-react';

import { Drawer } from '../Drawer/Drawer.tsx';
import { Tooltip } from '../Tooltip/Tooltip.tsx';
import { frameTexts } from '../messages/english.ts';
import { useTexts } from '../theme/KitContext.ts';
import { currentItemId, type SideNavItem } from './items.ts';
import { moveAmongRows } from './rowKeys.ts';
import { DrawerNav, Foot, MirroredIcon, Rail, RowButton, RowLabel, Scroller } from './SideNav.styles.ts';
import { SideNavRows } from './SideNavRows.tsx';
import type { ElementProps } from '../element/ElementProps.ts';

/** The properties of `SideNav`. */
export interface SideNavProps extends ElementProps<HTMLElement> {
  /** Its name for screen readers, among the landmarks of the page; the title of the drawer too. */
  readonly label: string;
  readonly items: readonly SideNavItem[];
  /** The address of the page. The link to it, or to the nearest page above it, is marked as current. */
  readonly currentHref?: string;
  /** Shows icons alone. @default false */
  readonly isCollapsed?: boolean;
  /** Called when its button collapses or widens it. Without it there is no button. */
  readonly onCollapsedChange?: (isCollapsed: boolean) => void;
  /** The links of the submenus are on their way: twelve placeholders stand for them. @default false */
  readonly isLoading?: boolean;
  /** The links of the submenus could not be loaded: this sentence stands for them. */
  readonly errorMessage?: string;
  /** Tries again after an error. */
  readonly onRetry?: () => void;
  /**
   * Shows it in a drawer, for windows under 1024 px: then `isOpen` and `onOpenChange` decide. Following a link closes it.
   * @default false
   */
  readonly isDrawer?: boolean;
  /** Whether the drawer is open. @default false */
  readonly isOpen?: boolean;
  /** Called when the drawer opens or closes. */
  readonly onOpenChange?: (isOpen: boolean) => void;
}

/** The way to every page of an app, along the side of the window. It scrolls by itself below the `TopBar`. */
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
  ...rest
}: SideNavProps) {
  const messages = useTexts(frameTexts);
  const state = { items, currentId: currentItemId(items, currentHref), isLoading, errorMessage, onRetry };

  if (isDrawer) {
    const close = () => onOpenChange?.(false);
    return (
      <Drawer
        title={label}
        isOpen={isOpen}
        onOpenChange={(isOpen) => onOpenChange?.(isOpen)}
        placement="start"
        size="small"
        isModal
        isFlush
        {...(id !== undefined && { id })}
      >
        {/* Arrow keys come from the links inside, which have focus. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
        <DrawerNav {...rest} aria-label={label} onKeyDown={moveAmongRows}>
          <SideNavRows {...state} isRail={false} onNavigate={close} />
        </DrawerNav>
      </Drawer>
    );
  }

  const toggleLabel = isCollapsed ? messages.expandMenu : messages.collapseMenu;
  return (
    // Arrow keys come from the links inside, which have focus.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <Rail {...rest} id={id} aria-label={label} data-collapsed={isCollapsed || undefined} onKeyDown={moveAmongRows}>
      <Scroller>
        <SideNavRows {...state} isRail={isCollapsed} onNavigate={undefined} />
      </Scroller>
      {onCollapsedChange && (
        <Foot>
          <Tooltip label={toggleLabel} placement="end" isDisabled={!isCollapsed}>
            <RowButton aria-label={toggleLabel} onPress={() => onCollapsedChange(!isCollapsed)}>
              <MirroredIcon>{isCollapsed ? <PanelLeftOpen /> : <PanelLeftClose />}</MirroredIcon>
              {!isCollapsed && <RowLabel>{toggleLabel}</RowLabel>}
            </RowButton>
          </Tooltip>
        </Foot>
      )}
    </Rail>
  );
}
