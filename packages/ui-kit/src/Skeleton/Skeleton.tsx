import type { ElementType } from 'react';
import { OneKindSkeleton, type SkeletonKind, type SkeletonProps } from './OneKindSkeleton.tsx';
import { MenuEntryShape, RowShape, TileShape } from './placeholders.tsx';
import { BlockPlaceholder, TextPlaceholder } from './Skeleton.styles.ts';

const shapes: Readonly<Record<SkeletonKind, ElementType>> = {
  tile: TileShape,
  row: RowShape,
  menu: MenuEntryShape,
  text: TextPlaceholder,
  block: BlockPlaceholder,
};

/** Reserves the space of loading content. It appears after 120 ms, so that fast content does not flicker. */
export function Skeleton({ kind, ...rest }: SkeletonProps) {
  return <OneKindSkeleton kind={kind} shape={shapes[kind]} {...rest} />;
}
