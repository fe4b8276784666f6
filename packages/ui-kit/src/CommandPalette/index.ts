export { CommandPalette } from './CommandPalette.tsx';
export type { CommandPaletteItem, CommandPaletteProps, CommandPaletteSection } from './CommandPalette.tsx';
