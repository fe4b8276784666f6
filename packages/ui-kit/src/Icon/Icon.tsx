import { Glyph, type IconSize } from './Glyph.tsx';
import { directional, icons, type IconName } from './icons.ts';
import type { ElementProps } from '../element/ElementProps.ts';

/** `aria-label` is optional, because most icons are decorative. */
export interface IconProps extends ElementProps<SVGSVGElement> {
  /** The meaning of the icon. Check a name from data with `isIconName`. */
  readonly name: IconName;
  /** @default 'medium' */
  readonly size?: IconSize;
  /** The name for screen readers, if no text beside the icon says the same. Without it the icon is hidden from them. */
  readonly 'aria-label'?: string;
}

/**
 * Draws a line icon in the colour of the surrounding text. Icons that point along the text are mirrored in
 * right-to-left text.
 */
export function Icon({ name, ...rest }: IconProps) {
  return <Glyph {...rest} shape={icons[name]} isDirectional={directional.has(name)} />;
}
