export { Glyph } from './Glyph.tsx';
export type { GlyphProps, GlyphShape, IconSize } from './Glyph.tsx';
export { Icon } from './Icon.tsx';
export type { IconProps } from './Icon.tsx';
export type { IconName } from './icons.ts';
