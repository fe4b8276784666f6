import type { Ref } from 'react';
import { loadingTexts } from '../messages/english.ts';
import { useTexts } from '../theme/KitContext.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { Placeholders, Root } from './Skeleton.styles.ts';
import type { DrawPlaceholder } from './placeholders.tsx';

/** What is to come: `block` is anything else, and fills its container. */
export type SkeletonKind = 'tile' | 'row' | 'menu' | 'text' | 'block';

/** What `Skeleton` takes. */
export interface SkeletonProps {
  kind: SkeletonKind;
  /** How many tiles, rows, entries, lines or blocks. @default 1 */
  count?: number;
  /** What screen readers are told; null where something around it already says so. @default 'Loading', in the language of the page */
  label?: string | null;
  className?: string;
  ref?: Ref<HTMLDivElement>;
}

interface OneKindSkeletonProps extends SkeletonProps {
  /** Draws one placeholder of this kind. */
  draw: DrawPlaceholder;
}

/** A skeleton that brings the placeholders of its own kind alone, for components of the kit that need no other. */
export function OneKindSkeleton({ kind, draw, count = 1, label, className, ref }: OneKindSkeletonProps) {
  const messages = useTexts(loadingTexts);
  const text = label === undefined ? messages.loading : label;
  return (
    <Root ref={ref} className={className} data-kind={kind} {...(text !== null && { role: 'status' })}>
      {text !== null && <VisuallyHidden>{text}</VisuallyHidden>}
      <Placeholders aria-hidden data-kind={kind}>
        {Array.from({ length: count }, (_, index) => draw(index))}
      </Placeholders>
    </Root>
  );
}
