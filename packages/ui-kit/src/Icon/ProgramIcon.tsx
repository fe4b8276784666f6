import { Glyph, type GlyphProps } from './Glyph.tsx';
import type { ProgramIconName } from './programIconNames.ts';
import { programIcons } from './programIcons.ts';

/** An icon for a program. It loads with all of its kind. */
export function ProgramIcon({ name, ...rest }: Omit<GlyphProps, 'shape'> & { readonly name: ProgramIconName }) {
  return <Glyph {...rest} shape={programIcons[name]} />;
}
