import { Children, Fragment, isValidElement, type ReactNode } from 'react';
import { lazyPart } from '../lazyPart/lazyPart.tsx';
import { OneKindSkeleton } from '../Skeleton/OneKindSkeleton.tsx';
import { TileShape } from '../Skeleton/placeholders.tsx';
import type { TileProps } from '../Tile/Tile.tsx';
import type { KeyedTile } from './SortableTiles.tsx';
import { Grid, Item, Root, Unfolded } from './TileGrid.styles.ts';
import type { ElementProps } from '../element/ElementProps.ts';

const sortable = lazyPart(async () => (await import('./SortableTiles.tsx')).SortableTiles);

/** The grid is a list, so it needs a name for screen readers. */
export interface TileGridProps extends ElementProps<HTMLDivElement> {
  /** Names the group of tiles to screen readers. */
  readonly 'aria-label': string;
  /** The tiles. Each needs a key. */
  readonly children?: ReactNode;
  /** Shows placeholders of the same size instead of the tiles. */
  readonly isLoading?: boolean;
  /** The number of placeholders. @default 8 */
  readonly placeholderCount?: number;
  /** The minimum width of a tile in px. The tiles of a row share the remaining width. @default 216 */
  readonly minTileSize?: number;
  /** `small` is a list of names with little room around them. @default 'medium' */
  readonly size?: 'medium' | 'small';
  /** Content below the row of the tile with this index. The tiles before it and beside it stay where they are. */
  readonly unfolded?: { readonly index: number; readonly content: ReactNode } | null;
  /**
   * Lets the person put the tiles into another order, by dragging or by keyboard, and is called with the keys of all tiles. Meanwhile
   * they open nothing.
   */
  readonly onReorder?: (keys: readonly string[]) => void;
}

/** A grid of tiles of equal size, with as many columns as fit. */
export function TileGrid({
  'aria-label': label,
  children,
  isLoading = false,
  placeholderCount = 8,
  minTileSize,
  size = 'medium',
  unfolded = null,
  onReorder,
  ...rest
}: TileGridProps) {
  const style = minTileSize === undefined ? {} : { '--gantry-tile-min-size': `${minTileSize}px` };
  const grid = (
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari drops the list role of a list without markers unless the role is written out.
    <Grid role="list" aria-label={label}>
      {Children.map(children, (tile, index) => (
        <Fragment>
          <Item>{tile}</Item>
          {unfolded?.index === index && <Unfolded>{unfolded.content}</Unfolded>}
        </Fragment>
      ))}
    </Grid>
  );
  return (
    <Root {...rest} style={style} data-tile-size={size}>
      {isLoading ? (
        <OneKindSkeleton kind="tile" shape={TileShape} count={placeholderCount} />
      ) : onReorder ? (
        <sortable.Part props={{ 'aria-label': label, tiles: keyedTiles(children), onReorder }} fallback={grid} />
      ) : (
        grid
      )}
    </Root>
  );
}

/** The tiles among the children, by their keys. */
function keyedTiles(children: ReactNode): readonly KeyedTile[] {
  const tiles: KeyedTile[] = [];
  // `toArray` would change the keys.
  Children.forEach(children, (child) => {
    if (isValidElement<TileProps>(child) && child.key !== null) tiles.push({ key: child.key, tile: child.props });
  });
  return tiles;
}
