import { useState } from 'react';
import { useIsBelow } from '../mediaQuery/index.ts';
import { ModalDrawer } from './ModalDrawer.tsx';
import { SideDrawer, type SideDrawerProps } from './SideDrawer.tsx';

/** The properties of `Drawer`. */
export interface DrawerProps extends SideDrawerProps {
  /**
   * Keeps the page out of reach until it is closed. Under 640 px, where it covers the page, every drawer opens modal.
   * @default false
   */
  readonly isModal?: boolean;
}

/** A panel along the side of the window. What it holds is there only while it is open. Where it is never modal, `SideDrawer` costs less. */
export function Drawer({ isModal = false, ...props }: DrawerProps) {
  const coversPage = useIsBelow('small');
  const [opened, setOpened] = useState({ isOpen: props.isOpen, asModal: isModal || coversPage });
  // Decided anew at each opening only: turning a phone must not mount what it holds a second time.
  if (opened.isOpen !== props.isOpen) {
    setOpened({ isOpen: props.isOpen, asModal: props.isOpen ? isModal || coversPage : opened.asModal });
  }
  return opened.asModal ? <ModalDrawer {...props} /> : <SideDrawer {...props} />;
}
