export { Tile } from './Tile.tsx';
export type { LinkTileProps, TileProps, ToggleTileProps } from './Tile.tsx';
