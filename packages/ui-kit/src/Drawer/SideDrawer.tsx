import { useId, useRef, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { useIsHydrated } from '../lazyPart/useIsHydrated.ts';
import { useSharedRef } from '../refs/useSharedRef.ts';
import { useLocale } from '../theme/KitContext.ts';
import { DrawerContent } from './DrawerContent.tsx';
import { SidePanel } from './Drawer.styles.ts';
import { useFocusVisit } from './useFocusVisit.ts';
import { usePresence } from '../presence/usePresence.ts';
import type { ElementProps } from '../element/ElementProps.ts';

/** The edge of the window that holds the drawer, relative to the text direction. */
type DrawerPlacement = 'start' | 'end';
/** The width: 320, 400 or 640 px. Under 640 px a drawer is as wide as the window. */
type DrawerSize = 'small' | 'medium' | 'large';

/** The app holds `isOpen`. The title is required, because it names the drawer. */
export interface SideDrawerProps extends ElementProps<HTMLElement> {
  /** The heading, and the name for screen readers. */
  readonly title: string;
  readonly isOpen: boolean;
  /** Called with false if the close button or Escape closes it. For a modal `Drawer` a press outside does too. */
  readonly onOpenChange: (isOpen: boolean) => void;
  /** @default 'end' */
  readonly placement?: DrawerPlacement;
  /** @default 'medium' */
  readonly size?: DrawerSize;
  /** Controls in the header, before the close button, such as a menu. */
  readonly actions?: ReactNode;
  /** Content that stays in view below the rest. */
  readonly footer?: ReactNode;
  /** The content has no padding, for lists whose rows have their own. @default false */
  readonly isFlush?: boolean;
  /** The element that gets focus on closing. By default it is the element that had focus on opening. */
  readonly returnFocusTo?: RefObject<HTMLElement | null>;
  readonly children: ReactNode;
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

  if (presence === 'absent') return null;

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    // A menu opened from the drawer is outside its DOM and handles Escape itself.
    const isInside = event.target instanceof Node && event.currentTarget.contains(event.target);
    if (event.key !== 'Escape' || event.defaultPrevented || !isInside) return;
    event.stopPropagation();
    onOpenChange(false);
  };

  return createPortal(
    <SidePanel
      {...rest}
      ref={panelRef}
      // A <dialog> element would bring a place and a way of opening of its own.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="dialog"
      aria-labelledby={titleId}
      tabIndex={-1}
      dir={direction}
      lang={locale}
      data-side={placement}
      data-size={size}
      data-exiting={presence === 'exiting' || undefined}
      inert={presence === 'exiting'}
      onKeyDown={onKeyDown}
    >
      <DrawerContent
        titleId={titleId}
        title={title}
        actions={actions}
        footer={footer}
        isFlush={isFlush}
        onClose={() => onOpenChange(false)}
      >
        {children}
      </DrawerContent>
    </SidePanel>,
    document.body,
  );
}
