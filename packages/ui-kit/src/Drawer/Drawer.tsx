import { useState } from 'react';
import { useIsBelow } from '../mediaQuery/useIsBelow.ts';
import { ModalDrawer } from './ModalDrawer.tsx';
import { SideDrawer, type SideDrawerProps } from './SideDrawer.tsx';

/** `Drawer` takes the properties of `SideDrawer`, and may be modal. */
export interface DrawerProps extends SideDrawerProps {
  /**
   * The page cannot be used until the drawer is closed. Under 640 px, where a drawer covers the page, every drawer opens
   * modal.
   * @default false
   */
  readonly isModal?: boolean;
}

/**
 * A panel along the side of the window. Its content is mounted only while it is open. For a drawer that is never modal,
 * `SideDrawer` is smaller.
 */
export function Drawer({ isModal = false, ...props }: DrawerProps) {
  const coversPage = useIsBelow('small');
  const [opened, setOpened] = useState({ isOpen: props.isOpen, asModal: isModal || coversPage });
  // The mode is chosen only on opening: a phone that is turned must not mount the content a second time.
  if (opened.isOpen !== props.isOpen) {
    setOpened({ isOpen: props.isOpen, asModal: props.isOpen ? isModal || coversPage : opened.asModal });
  }
  return opened.asModal ? <ModalDrawer {...props} /> : <SideDrawer {...props} />;
}
