import { useId, useRef, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { useSharedRef } from '../refs/index.ts';
import { useLocale } from '../theme/KitContext.ts';
import { DrawerContent } from './DrawerContent.tsx';
import { SidePanel } from './Drawer.styles.ts';
import { useFocusVisit } from './useFocusVisit.ts';
import { useIsHydrated } from './useIsHydrated.ts';
import { usePresence } from './usePresence.ts';
import type { ElementProps } from '../element/ElementProps.ts';

/** The edge of the window a drawer comes from, as text runs. */
export type DrawerPlacement = 'start' | 'end';
/** 320, 400 or 640 px; the whole width under 640 px. */
export type DrawerSize = 'small' | 'medium' | 'large';

/** The properties of `SideDrawer`. */
export interface SideDrawerProps extends ElementProps<HTMLElement> {
  /** Its heading, and its name for screen readers. */
  readonly title: string;
  readonly isOpen: boolean;
  /** Called with false when the close button or Escape closes it, and for a modal `Drawer` also a press outside. */
  readonly onOpenChange: (isOpen: boolean) => void;
  /** @default 'end' */
  readonly placement?: DrawerPlacement;
  /** @default 'medium' */
  readonly size?: DrawerSize;
  /** Stands in the header, before the close button: a menu, for instance. */
  readonly actions?: ReactNode;
  /** Stays in view below the content. */
  readonly footer?: ReactNode;
  /** The content reaches the edges: lists whose rows have room of their own. @default false */
  readonly isFlush?: boolean;
  /** Takes focus when it closes; what had focus when it opened by default. */
  readonly returnFocusTo?: RefObject<HTMLElement | null>;
  readonly children: ReactNode;
}

/**
 * A drawer beside which the page stays usable however narrow the window is: a `Drawer` without its modal form, and without
 * the code of that.
 */
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
  // A server has no place outside the page's own tree to draw in.
  const isDrawn = useIsHydrated() && isOpen;
  const presence = usePresence(isDrawn, panel);
  useFocusVisit(isDrawn, panel, returnFocusTo);
  const panelRef = useSharedRef(panel, ref);

  if (presence === 'absent') return null;

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    // A menu opened from here stands elsewhere in the page, and closes by itself.
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
