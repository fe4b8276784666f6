import { useId, type ReactNode } from 'react';
import { Actions, Body, Header, Root, Title } from './Card.styles.ts';
import type { ElementProps } from '../element/ElementProps.ts';

/** The properties of `Card`. */
export interface CardProps extends ElementProps<HTMLElement> {
  /** Names the card, as a second-level heading; a card without one is a plain surface. */
  readonly title?: string;
  /** Quiet buttons at the end of the title's line. */
  readonly actions?: ReactNode;
  /** The content reaches the card's edges, as a list or table wants. */
  readonly isFlush?: boolean;
  readonly children: ReactNode;
}

/** A plain surface with a hairline that keeps one subject together. */
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
