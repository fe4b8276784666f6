import { useId, useRef, type KeyboardEvent, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { useViewportSize } from 'react-aria/private/utils/useViewportSize';
import { readKeyPress } from '../keys/readKeyPress.ts';
import { useIsHydrated } from '../lazyPart/useIsHydrated.ts';
import { useSharedRef } from '../refs/useSharedRef.ts';
import { useLocale } from '../theme/KitContext.ts';
import { DrawerContent, type DrawerContentProps } from './DrawerContent.tsx';
import { SidePanel } from './Drawer.styles.ts';
import { useFocusVisit } from './useFocusVisit.ts';
import { usePresence } from '../presence/usePresence.ts';
import type { ElementProps } from '../element/ElementProps.ts';

/** The app holds `isOpen`. The title is required, because it names the drawer. */
export interface SideDrawerProps extends ElementProps<HTMLElement>, DrawerContentProps {
  readonly isOpen: boolean;
  /** The edge of the window that holds the drawer, relative to the text direction. @default 'end' */
  readonly placement?: 'start' | 'end';
  /** The width: 320, 400 or 640 px. Under 640 px a drawer is as wide as the window. @default 'medium' */
  readonly size?: 'small' | 'medium' | 'large';
  /** The element that gets focus on closing. By default it is the element that had focus on opening. */
  readonly returnFocusTo?: RefObject<HTMLElement | null>;
}

/** A drawer that leaves the page usable at every window width. It is a `Drawer` without the modal form and its code. */
export function SideDrawer({
  title,
  isOpen,
  onOpenChange,
  placement = 'end',
  size = 'medium',
  actions,
  footer,
  isFlush = false,
  returnFocusTo,
  children,
  ref,
  ...rest
}: SideDrawerProps) {
  const titleId = useId();
  const panel = useRef<HTMLElement>(null);
  const { direction, locale } = useLocale();
  // A server cannot render a portal.
  const isDrawn = useIsHydrated() && isOpen;
  const presence = usePresence(isDrawn, panel);
  useFocusVisit(isDrawn, panel, returnFocusTo);
  const panelRef = useSharedRef(panel, ref);
  const { height } = useViewportSize();

  if (presence === 'absent') return null;

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    // A menu opened from the drawer is outside its DOM and handles Escape itself.
    const isInside = event.target instanceof Node && event.currentTarget.contains(event.target);
    if (readKeyPress(event).key !== 'Escape' || event.defaultPrevented || !isInside) return;
    event.stopPropagation();
    onOpenChange(false);
  };

  return createPortal(
    <SidePanel
      {...rest}
      ref={panelRef}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a <dialog> element would bring a place and a way of opening of its own.
      role="dialog"
      aria-labelledby={titleId}
      tabIndex={-1}
      dir={direction}
      lang={locale}
      style={{ '--visual-viewport-height': `${height}px` }}
      data-side={placement}
      data-size={size}
      data-exiting={presence === 'exiting' || undefined}
      inert={presence === 'exiting'}
      onKeyDown={onKeyDown}
    >
      <DrawerContent {...{ titleId, title, onOpenChange, actions, footer, isFlush }}>{children}</DrawerContent>
    </SidePanel>,
    document.body,
  );
}
