import { Children, type CSSProperties, type ReactNode } from 'react';
import { OneKindSkeleton } from '../Skeleton/OneKindSkeleton.tsx';
import { drawTile } from '../Skeleton/placeholders.tsx';
import { Grid, Item, Root } from './TileGrid.styles.ts';
import type { ElementProps } from '../element/ElementProps.ts';

/** The properties of `TileGrid`. */
export interface TileGridProps extends ElementProps<HTMLDivElement> {
  /** Names the group of tiles to screen readers. */
  readonly 'aria-label': string;
  /** The tiles, each with a key. */
  readonly children: ReactNode;
  /** Shows placeholders of the same size instead. */
  readonly isLoading?: boolean;
  /** How many placeholders. @default 8 */
  readonly placeholderCount?: number;
  /** The least width of a tile in px; tiles share what is left. @default 168 */
  readonly minTileSize?: number;
}

/** Tiles of equal size, as many beside each other as there is room for. */
export function TileGrid({
  'aria-label': label,
  children,
  isLoading = false,
  placeholderCount = 8,
  minTileSize,
  ...rest
}: TileGridProps) {
  // React's types know no custom properties.
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
