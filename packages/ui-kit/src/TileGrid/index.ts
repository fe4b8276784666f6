export { TileGrid } from './TileGrid.tsx';
export type { TileGridProps } from './TileGrid.tsx';
