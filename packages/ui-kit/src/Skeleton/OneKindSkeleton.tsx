import { loadingTexts } from '../messages/english.ts';
import { useTexts } from '../theme/KitContext.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { Placeholders, Root } from './Skeleton.styles.ts';
import type { DrawPlaceholder } from './placeholders.tsx';
import type { ElementProps } from '../element/ElementProps.ts';

/** What is to come: `block` is anything else, and fills its container. */
export type SkeletonKind = 'tile' | 'row' | 'menu' | 'text' | 'block';

/** The properties of `Skeleton`. */
export interface SkeletonProps extends ElementProps<HTMLDivElement> {
  readonly kind: SkeletonKind;
  /** The number of tiles, rows, entries, lines or blocks. @default 1 */
  readonly count?: number;
  /** What screen readers are told. @default 'Loading', in the language of the page */
  readonly 'aria-label'?: string;
  /** The text around it already announces the loading, so it announces nothing. @default false */
  readonly isDecorative?: boolean;
}

interface OneKindSkeletonProps extends SkeletonProps {
  /** Draws one placeholder of this kind. */
  readonly draw: DrawPlaceholder;
}

/** A skeleton that brings the placeholders of its own kind alone, for components of the kit that need no other. */
export function OneKindSkeleton({
  kind,
  draw,
  count = 1,
  'aria-label': label,
  isDecorative = false,
  ...rest
}: OneKindSkeletonProps) {
  const messages = useTexts(loadingTexts);
  return (
    <Root {...rest} data-kind={kind} {...(!isDecorative && { role: 'status' })}>
      {!isDecorative && <VisuallyHidden>{label ?? messages.loading}</VisuallyHidden>}
      <Placeholders aria-hidden data-kind={kind}>
        {Array.from({ length: count }, (_, index) => draw(index))}
      </Placeholders>
    </Root>
  );
}
