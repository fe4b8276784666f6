import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import { closeMessages } from '../languages/en/index.ts';
import { useMessages } from '../theme/KitContext.ts';
import { Body, Column, Footer, Header, Panel, Scrim, Title } from './Dialog.styles.ts';
import type { ElementProps } from '../element/ElementProps.ts';

/** The app holds `isOpen`, and `onOpenChange` reports each way of closing. */
export interface DialogProps extends ElementProps<HTMLElement> {
  /** The heading, and the name for screen readers. */
  readonly title: string;
  readonly isOpen: boolean;
  /** Called with false if the close button, Escape or a press outside closes it. */
  readonly onOpenChange: (isOpen: boolean) => void;
  /** The maximum width: 420, 560 or 960 px. A dialog is never wider than the window. @default 'medium' */
  readonly size?: 'small' | 'medium' | 'large';
  /** A press outside closes the dialog. Set it to false if typed text would be lost. @default true */
  readonly isDismissable?: boolean;
  /** Buttons that stay in view below the content. The primary button is last. */
  readonly footer?: ReactNode;
  readonly children: ReactNode;
}

/** A modal dialog for one task. It takes focus, keeps it inside, and returns it on closing. */
export function Dialog({
  title,
  isOpen,
  onOpenChange,
  size = 'medium',
  isDismissable = true,
  footer,
  children,
  className,
  ...rest
}: DialogProps) {
  const messages = useMessages(closeMessages);
  return (
    <Scrim data-on-paper isOpen={isOpen} onOpenChange={onOpenChange} isDismissable={isDismissable}>
      <Panel className={className} data-size={size}>
        <Column {...rest}>
          <Header>
            <Title slot="title" level={2}>
              {title}
            </Title>
            <IconButton label={messages.close} icon={<X aria-hidden />} onPress={() => onOpenChange(false)} />
          </Header>
          <Body>{children}</Body>
          {footer && <Footer>{footer}</Footer>}
        </Column>
      </Panel>
    </Scrim>
  );
}
