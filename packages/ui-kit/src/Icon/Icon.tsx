import { Glyph, type GlyphProps } from './Glyph.tsx';
import { StyledIcon } from './Icon.styles.ts';
import { directional, icons, isProgramIcon, type IconName } from './icons.ts';
import { lazyPart } from '../lazyPart/lazyPart.tsx';

const programIcon = lazyPart(async () => (await import('./ProgramIcon.tsx')).ProgramIcon);

/** `aria-label` is optional, because most icons are decorative. */
export interface IconProps extends Omit<GlyphProps, 'shape' | 'isDirectional'> {
  /** The meaning of the icon. Check a name from data with `isIconName`. */
  readonly name: IconName;
}

/**
 * Draws a line icon in the colour of the surrounding text. The icons for programs load when the first one is shown. Icons that point along the text are mirrored in
 * right-to-left text.
 */
export function Icon({ name, ...rest }: IconProps) {
  const props = { ...rest, isDirectional: directional.has(name) };
  if (!isProgramIcon(name)) return <Glyph {...props} shape={icons[name]} />;
  return (
    <programIcon.Part
      props={{ ...props, name }}
      fallback={<StyledIcon aria-hidden data-size={rest.size ?? 'medium'} className={rest.className} />}
    />
  );
}
