import type { ReactNode } from 'react';
import { Illustration } from '../Illustration/Illustration.tsx';
import type { ListIllustrationName } from '../Illustration/illustrationNames.ts';
import { Description, Root, Title, Words } from './EmptyState.styles.ts';
import type { ElementProps } from '../element/ElementProps.ts';

/** Only the title is required. */
export interface EmptyStateProps extends ElementProps<HTMLDivElement> {
  /** One sentence. */
  readonly title: string;
  /** The content that will appear here, or how to add it. */
  readonly description?: ReactNode;
  /** A line drawing. Leave it out if space is tight. */
  readonly illustration?: ListIllustrationName | undefined;
  /** The one action that helps: a `Button` or `Link`. */
  readonly action?: ReactNode;
}

/** Replaces an empty list. */
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
