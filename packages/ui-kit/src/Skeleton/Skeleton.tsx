import { OneKindSkeleton, type SkeletonKind, type SkeletonProps } from './OneKindSkeleton.tsx';
import { drawBlock, drawMenuEntry, drawRow, drawTextLine, drawTile, type DrawPlaceholder } from './placeholders.tsx';

const placeholders: Readonly<Record<SkeletonKind, DrawPlaceholder>> = {
  tile: drawTile,
  row: drawRow,
  menu: drawMenuEntry,
  text: drawTextLine,
  block: drawBlock,
};

/** Keeps the room of what is loading. It shows itself after 120 ms, so that what comes at once does not flicker. */
export function Skeleton({ kind, ...rest }: SkeletonProps) {
  return <OneKindSkeleton kind={kind} draw={placeholders[kind]} {...rest} />;
}
