import { X } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import { useHasTabStop } from '../focus/useHasTabStop.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { closeMessages } from '../languages/en/index.ts';
import { useMessages } from '../theme/KitContext.ts';
import { DrawerBody, DrawerFooter, DrawerHeader, DrawerTitle } from './Drawer.styles.ts';

/** What every drawer shows, modal or not. */
export interface DrawerContentProps {
  /** The heading, and the name for screen readers. */
  readonly title: string;
  /** Called with false if the close button or Escape closes it. For a modal `Drawer` a press outside does too. */
  readonly onOpenChange: (isOpen: boolean) => void;
  /** Controls in the header, before the close button, such as a menu. */
  readonly actions?: ReactNode;
  /** Content that stays in view below the rest. */
  readonly footer?: ReactNode;
  /** The content has no padding, for lists whose rows have their own. @default false */
  readonly isFlush?: boolean;
  readonly children: ReactNode;
}

export function DrawerContent({
  titleId,
  title,
  onOpenChange,
  actions,
  footer,
  isFlush,
  children,
}: DrawerContentProps & { readonly titleId: string }) {
  const messages = useMessages(closeMessages);
  const body = useRef<HTMLDivElement>(null);
  // Some browsers make what scrolls a tab stop: it is none beside its controls, and has a name without them.
  const bodyFocus = useHasTabStop(body) ? { tabIndex: -1 } : { tabIndex: 0, role: 'group', 'aria-labelledby': titleId };
  return (
    <>
      <DrawerHeader>
        <DrawerTitle id={titleId}>{title}</DrawerTitle>
        {actions}
        <IconButton label={messages.close} icon={<X />} onPress={() => onOpenChange(false)} />
      </DrawerHeader>
      <DrawerBody ref={body} {...bodyFocus} data-flush={isFlush || undefined}>
        {children}
      </DrawerBody>
      {footer !== undefined && <DrawerFooter data-foot>{footer}</DrawerFooter>}
    </>
  );
}
