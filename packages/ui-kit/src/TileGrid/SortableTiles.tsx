import { GripVertical } from 'lucide-react';
import { DropIndicator, useDragAndDrop } from 'react-aria-components';
import type { TileProps } from '../Tile/Tile.tsx';
import { TileIcon, TileLabel } from '../Tile/Tile.styles.ts';
import { DropPlace, Handle, SortableGrid, SortableTile } from './SortableTiles.styles.ts';

/** A tile with the key that identifies it. */
export interface KeyedTile {
  readonly key: string;
  readonly tile: Pick<TileProps, 'label' | 'icon'>;
}

interface SortableTilesProps {
  readonly 'aria-label': string;
  readonly tiles: readonly KeyedTile[];
  /** Called with all keys in the new order. */
  readonly onReorder: (keys: readonly string[]) => void;
}

/** Tiles that a person puts into another order, by dragging or by keyboard. */
export function SortableTiles({ 'aria-label': label, tiles, onReorder }: SortableTilesProps) {
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': String(key) })),
    renderDropIndicator: (target) => (
      <DropIndicator target={target}>{({ isDropTarget }) => isDropTarget && <DropPlace />}</DropIndicator>
    ),
    onReorder: ({ keys: moved, target }) => {
      const keys = tiles.map(({ key }) => key);
      const rest = keys.filter((key) => !moved.has(key));
      const index = rest.indexOf(String(target.key)) + (target.dropPosition === 'after' ? 1 : 0);
      onReorder(rest.toSpliced(index, 0, ...keys.filter((key) => moved.has(key))));
    },
  });
  return (
    // The arrow keys move among the tiles, so Tab goes to the handle.
    <SortableGrid layout="grid" keyboardNavigationBehavior="tab" aria-label={label} dragAndDropHooks={dragAndDropHooks}>
      {tiles.map(({ key, tile }) => (
        <SortableTile key={key} id={key} textValue={tile.label}>
          <Handle slot="drag">
            <GripVertical />
          </Handle>
          <TileIcon aria-hidden>{tile.icon}</TileIcon>
          <TileLabel>{tile.label}</TileLabel>
        </SortableTile>
      ))}
    </SortableGrid>
  );
}
