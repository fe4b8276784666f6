import { Children, type CSSProperties, type ReactNode } from 'react';
import { OneKindSkeleton } from '../Skeleton/OneKindSkeleton.tsx';
import { drawTile } from '../Skeleton/placeholders.tsx';
import { Grid, Item, Root } from './TileGrid.styles.ts';
import type { ElementProps } from '../element/ElementProps.ts';

/** The grid is a list, so it needs a name for screen readers. */
export interface TileGridProps extends ElementProps<HTMLDivElement> {
  /** Names the group of tiles to screen readers. */
  readonly 'aria-label': string;
  /** The tiles. Each needs a key. */
  readonly children: ReactNode;
  /** Shows placeholders of the same size instead of the tiles. */
  readonly isLoading?: boolean;
  /** The number of placeholders. @default 8 */
  readonly placeholderCount?: number;
  /** The minimum width of a tile in px. The tiles of a row share the remaining width. @default 168 */
  readonly minTileSize?: number;
}

/** A grid of tiles of equal size, with as many columns as fit. */
export function TileGrid({
  'aria-label': label,
  children,
  isLoading = false,
  placeholderCount = 8,
  minTileSize,
  ...rest
}: TileGridProps) {
  // React's type of styles has no custom properties.
  const size = minTileSize === undefined ? {} : ({ '--gantry-tile-min-size': `${minTileSize}px` } as CSSProperties);
  return (
    <Root {...rest} style={size}>
      {isLoading ? (
        <OneKindSkeleton kind="tile" draw={drawTile} count={placeholderCount} />
      ) : (
        // Safari drops the list role of a list without markers unless the role is written out.
        // oxlint-disable-next-line jsx-a11y/no-redundant-roles
        <Grid role="list" aria-label={label}>
          {Children.map(children, (tile) => (
            <Item>{tile}</Item>
          ))}
        </Grid>
      )}
    </Root>
  );
}
