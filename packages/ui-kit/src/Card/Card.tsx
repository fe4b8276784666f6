import { useId, type ReactNode } from 'react';
import { Actions, Body, Header, Root, Title } from './Card.styles.ts';
import type { ElementProps } from '../element/ElementProps.ts';

/** The content of a card, and the title and actions of its header. */
export interface CardProps extends ElementProps<HTMLElement> {
  /** A second-level heading that names the card. A card without a title is a plain surface. */
  readonly title?: string;
  /** Quiet buttons at the end of the title line. */
  readonly actions?: ReactNode;
  /** The content has no padding, for a list or a table. */
  readonly isFlush?: boolean;
  readonly children: ReactNode;
}

/** Groups the content of one subject on a surface with a border. */
export function Card({ title, actions, isFlush = false, children, ...rest }: CardProps) {
  const titleId = useId();
  const hasHeader = title !== undefined || actions !== undefined;
  return (
    <Root {...rest} aria-labelledby={title === undefined ? undefined : titleId}>
      {hasHeader && (
        <Header>
          {title !== undefined && <Title id={titleId}>{title}</Title>}
          {actions !== undefined && <Actions>{actions}</Actions>}
        </Header>
      )}
      <Body data-flush={isFlush || undefined}>{children}</Body>
    </Root>
  );
}
