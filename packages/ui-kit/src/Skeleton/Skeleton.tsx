import { OneKindSkeleton, type SkeletonKind, type SkeletonProps } from './OneKindSkeleton.tsx';
import { drawBlock, drawMenuEntry, drawRow, drawTextLine, drawTile, type DrawPlaceholder } from './placeholders.tsx';

const placeholders: Readonly<Record<SkeletonKind, DrawPlaceholder>> = {
  tile: drawTile,
  row: drawRow,
  menu: drawMenuEntry,
  text: drawTextLine,
  block: drawBlock,
};

/** Reserves the space of loading content. It appears after 120 ms, so that fast content does not flicker. */
export function Skeleton({ kind, ...rest }: SkeletonProps) {
  return <OneKindSkeleton kind={kind} draw={placeholders[kind]} {...rest} />;
}
