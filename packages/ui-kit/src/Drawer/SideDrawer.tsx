import { useId, useImperativeHandle, useRef, type KeyboardEvent } from 'react';
import { createPortal } from 'react-dom';
import { useLocale } from '../theme/KitContext.ts';
import type { DrawerProps } from './Drawer.tsx';
import { DrawerContent } from './DrawerContent.tsx';
import { SidePanel } from './Drawer.styles.ts';
import { useFocusVisit } from './useFocusVisit.ts';
import { usePresence } from './usePresence.ts';

/** A drawer beside which the page stays usable. */
export function SideDrawer({
  title,
  isOpen,
  onOpenChange,
  id,
  placement = 'end',
  size = 'medium',
  actions,
  footer,
  isFlush = false,
  returnFocusTo,
  children,
  className,
  ref,
}: Omit<DrawerProps, 'isModal'>) {
  const titleId = useId();
  const panel = useRef<HTMLElement>(null);
  const { direction, locale } = useLocale();
  const presence = usePresence(isOpen, panel);
  useFocusVisit(isOpen, panel, returnFocusTo);
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => panel.current);

  if (presence === 'absent' || typeof document === 'undefined') return null;

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    // A menu opened from here stands elsewhere in the page, and closes by itself.
    const isInside = event.target instanceof Node && event.currentTarget.contains(event.target);
    if (event.key !== 'Escape' || event.defaultPrevented || !isInside) return;
    event.stopPropagation();
    onOpenChange(false);
  };

  return createPortal(
    <SidePanel
      ref={panel}
      // A <dialog> element would bring a place and a way of opening of its own.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="dialog"
      id={id}
      className={className}
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
