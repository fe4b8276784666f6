import { Glyph, type IconSize } from './Glyph.tsx';
import { directional, icons, type IconName } from './icons.ts';
import type { ElementProps } from '../element/ElementProps.ts';

/** The properties of `Icon`. */
export interface IconProps extends ElementProps<SVGSVGElement> {
  /** What the icon stands for. Check a name that comes from data with `isIconName`. */
  readonly name: IconName;
  /** @default 'medium' */
  readonly size?: IconSize;
  /** Its name for screen readers, where no word beside it says the same. Without it they pass it over. */
  readonly 'aria-label'?: string;
}

/** A line icon in the colour of the text around it. Icons that point along the text turn round right-to-left. */
export function Icon({ name, ...rest }: IconProps) {
  return <Glyph {...rest} shape={icons[name]} isDirectional={directional.has(name)} />;
}
