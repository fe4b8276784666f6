import { Glyph, type IconSize } from './Glyph.tsx';
import { StyledIcon } from './Icon.styles.ts';
import { directional, icons, isProgramIcon, type IconName } from './icons.ts';
import { lazyPart } from '../lazyPart/lazyPart.tsx';
import type { ElementProps } from '../element/ElementProps.ts';

const programIcon = lazyPart(async () => (await import('./ProgramIcon.tsx')).ProgramIcon);

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
