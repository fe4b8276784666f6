import type { ReactNode } from 'react';
import { Illustration, type IllustrationName } from '../Illustration/index.ts';
import { Description, Root, Title, Words } from './EmptyState.styles.ts';
import type { ElementProps } from '../element/ElementProps.ts';

/** What `EmptyState` takes. */
export interface EmptyStateProps extends ElementProps<HTMLDivElement> {
  /** One sentence in plain words. */
  readonly title: string;
  /** What would be here, or how it gets here. */
  readonly description?: ReactNode;
  /** A line drawing; none where there is little room. */
  readonly illustration?: IllustrationName | undefined;
  /** The one thing to do about it: a `Button` or `Link`. */
  readonly action?: ReactNode;
}

/** Stands where a list has nothing in it. */
export function EmptyState({ title, description, illustration, action, ...rest }: EmptyStateProps) {
  return (
    <Root {...rest}>
      {illustration && <Illustration name={illustration} />}
      <Words>
        <Title>{title}</Title>
        {description && <Description>{description}</Description>}
      </Words>
      {action}
    </Root>
  );
}
