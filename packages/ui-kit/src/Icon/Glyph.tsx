import type { LucideIcon } from 'lucide-react';

import { StyledIcon } from './Icon.styles.ts';
import type { ElementProps } from '../element/ElementProps.ts';

/** One of the drawings that the kit exports by name, such as `downloadGlyph`. */
export type GlyphShape = LucideIcon;

/** 16, 20 or 24 px. A button, a tile or a field of the kit gives its icon its own size whatever this says. */
export type IconSize = 'small' | 'medium' | 'large';

/** The properties of `Glyph`. */
export interface GlyphProps extends ElementProps<SVGSVGElement> {
  readonly shape: GlyphShape;
  /** @default 'medium' */
  readonly size?: IconSize;
  /** It points along the text, and so turns round where that runs right-to-left. @default false */
  readonly isDirectional?: boolean;
  /** Its name for screen readers, where no word beside it says the same. Without it they pass it over. */
  readonly 'aria-label'?: string;
}

/** A line icon that is known when the app is written, for what has to stay light. Where the name comes from data, use `Icon`. */
export function Glyph({ shape, size = 'medium', isDirectional = false, ...rest }: GlyphProps) {
  return (
    <StyledIcon
      {...rest}
      {...(rest['aria-label'] !== undefined && { role: 'img' })}
      as={shape}
      data-size={size}
      data-directional={isDirectional || undefined}
    />
  );
}
