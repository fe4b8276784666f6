import type { ElementType } from 'react';
import { loadingMessages } from '../languages/en/index.ts';
import { useMessages } from '../theme/KitContext.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { Placeholders, Root } from './Skeleton.styles.ts';
import type { ElementProps } from '../element/ElementProps.ts';

/** The shape of the loading content. `block` is for any other content, and fills its container. */
export type SkeletonKind = 'tile' | 'row' | 'menu' | 'text' | 'block';

/** `kind` and `count` should match the content, so that nothing moves when it loads. */
export interface SkeletonProps extends ElementProps<HTMLDivElement> {
  readonly kind: SkeletonKind;
  /** The number of tiles, rows, entries, lines or blocks. @default 1 */
  readonly count?: number;
  /** The text for screen readers. @default 'Loading', in the language of the page */
  readonly 'aria-label'?: string;
  /** Announces nothing, because the text around it already says that content is loading. @default false */
  readonly isDecorative?: boolean;
}

interface OneKindSkeletonProps extends SkeletonProps {
  readonly shape: ElementType;
}

/**
 * A skeleton for one kind of content. It imports only its own placeholders, for components of the kit that need no
 * other kind.
 */
export function OneKindSkeleton({
  kind,
  shape: Shape,
  count = 1,
  'aria-label': label,
  isDecorative = false,
  ...rest
}: OneKindSkeletonProps) {
  const messages = useMessages(loadingMessages);
  return (
    <Root {...rest} data-kind={kind} {...(!isDecorative && { role: 'status' })}>
      {!isDecorative && <VisuallyHidden>{label ?? messages.loading}</VisuallyHidden>}
      <Placeholders aria-hidden data-kind={kind}>
        {Array.from({ length: count }, (_, index) => (
          <Shape key={index} />
        ))}
      </Placeholders>
    </Root>
  );
}
