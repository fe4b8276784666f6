import type { Ref } from 'react';
import { StyledIcon } from './Icon.styles.ts';
import { directional, icons, type IconName } from './icons.ts';

/** 16, 20 or 24 px. A button, a tile or a field of the kit gives its icon its own size whatever this says. */
export type IconSize = 'small' | 'medium' | 'large';

/** What `Icon` takes. */
export interface IconProps {
  /** What the icon stands for. Check a name that comes from data with `isIconName`. */
  name: IconName;
  /** @default 'medium' */
  size?: IconSize;
  /** Its name for screen readers, where no word beside it says the same. Without it they pass it over. */
  label?: string;
  className?: string;
  ref?: Ref<SVGSVGElement>;
}

/** A line icon in the colour of the text around it. Icons that point along the text turn round right-to-left. */
export function Icon({ name, size = 'medium', label, ...rest }: IconProps) {
  const named = label === undefined ? {} : { role: 'img', 'aria-label': label };
  return (
    <StyledIcon
      {...rest}
      {...named}
      as={icons[name]}
      data-size={size}
      data-directional={directional.has(name) || undefined}
    />
  );
}
