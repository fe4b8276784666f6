import { useEffect, useId, type RefObject } from 'react';
import { DrawerContent } from './DrawerContent.tsx';
import { ModalColumn, ModalPanel, Scrim } from './ModalDrawer.styles.ts';
import type { SideDrawerProps } from './SideDrawer.tsx';

/** This component is inside the drawer, so it unmounts with it. */
function FocusReturn({ to }: { readonly to: RefObject<HTMLElement | null> }) {
  useEffect(
    () => () => {
      to.current?.focus();
    },
    [to],
  );
  return null;
}

/** A modal drawer: the page cannot be used while it is open. */
export function ModalDrawer({
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
  className,
  ...rest
}: SideDrawerProps) {
  const titleId = useId();
  return (
    <Scrim isOpen={isOpen} onOpenChange={onOpenChange} isDismissable>
      <ModalPanel className={className} data-side={placement} data-size={size}>
        <ModalColumn {...rest} aria-labelledby={titleId}>
          <DrawerContent {...{ titleId, title, onOpenChange, actions, footer, isFlush }}>{children}</DrawerContent>
        </ModalColumn>
        {returnFocusTo && <FocusReturn to={returnFocusTo} />}
      </ModalPanel>
    </Scrim>
  );
}
