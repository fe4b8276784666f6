import { useState, type ReactNode, type Ref, type RefObject } from 'react';
import { useIsBelow } from '../mediaQuery/index.ts';
import { ModalDrawer } from './ModalDrawer.tsx';
import { SideDrawer } from './SideDrawer.tsx';

/** The edge of the window a drawer comes from, as text runs. */
export type DrawerPlacement = 'start' | 'end';
/** 320, 400 or 640 px; the whole width under 640 px. */
export type DrawerSize = 'small' | 'medium' | 'large';

/** What `Drawer` takes. */
export interface DrawerProps {
  /** Its heading, and its name for screen readers. */
  title: string;
  isOpen: boolean;
  /** Called with false when its close button, Escape or, where it is modal, a press beside it closes it. */
  onOpenChange: (isOpen: boolean) => void;
  /** For `aria-controls` of the button that opens it. */
  id?: string;
  /** @default 'end' */
  placement?: DrawerPlacement;
  /** @default 'medium' */
  size?: DrawerSize;
  /** Stands in the header, before the close button: a menu, for instance. */
  actions?: ReactNode;
  /** Stays in view below the content. */
  footer?: ReactNode;
  /**
   * Keeps the page out of reach until it is closed. Under 640 px, where it covers the page, every drawer opens modal.
   * @default false
   */
  isModal?: boolean;
  /** The content reaches the edges: lists whose rows have room of their own. @default false */
  isFlush?: boolean;
  /** Takes focus when it closes; what had focus when it opened unless given. */
  returnFocusTo?: RefObject<HTMLElement | null>;
  children: ReactNode;
  className?: string;
  ref?: Ref<HTMLElement>;
}

/** A panel along the side of the window. What it holds is there only while it is open. */
export function Drawer({ isModal = false, ...props }: DrawerProps) {
  const coversPage = useIsBelow('small');
  const [opened, setOpened] = useState({ isOpen: props.isOpen, asModal: isModal || coversPage });
  // Decided anew at each opening only: turning a phone must not mount what it holds a second time.
  if (opened.isOpen !== props.isOpen) {
    setOpened({ isOpen: props.isOpen, asModal: props.isOpen ? isModal || coversPage : opened.asModal });
  }
  return opened.asModal ? <ModalDrawer {...props} /> : <SideDrawer {...props} />;
}
