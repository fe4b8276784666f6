import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import { closeMessages } from '../languages/en/index.ts';
import { useMessages } from '../theme/KitContext.ts';
import { DrawerBody, DrawerFooter, DrawerHeader, DrawerTitle } from './Drawer.styles.ts';

interface DrawerContentProps {
  readonly titleId: string;
  readonly title: string;
  readonly actions: ReactNode;
  readonly footer: ReactNode;
  readonly isFlush: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The header, content and footer of every drawer, modal or not. */
export function DrawerContent({ titleId, title, actions, footer, isFlush, onClose, children }: DrawerContentProps) {
  const messages = useMessages(closeMessages);
  return (
    <>
      <DrawerHeader>
        <DrawerTitle id={titleId}>{title}</DrawerTitle>
        {actions}
        <IconButton label={messages.close} icon={<X />} onPress={onClose} />
      </DrawerHeader>
      <DrawerBody data-flush={isFlush || undefined}>{children}</DrawerBody>
      {footer !== undefined && <DrawerFooter>{footer}</DrawerFooter>}
    </>
  );
}
