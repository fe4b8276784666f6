// `@gantry/ui-kit/icons` exports the drawings for `Glyph` and the names for `Icon`.
export * from './Icon/glyphs.ts';
export { isIconName } from './Icon/icons.ts';
export type { GlyphShape } from './Icon/Glyph.tsx';
