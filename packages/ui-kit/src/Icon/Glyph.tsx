import type { LucideIcon } from 'lucide-react';
import type { Ref } from 'react';
import { StyledIcon } from './Icon.styles.ts';

/** One of the drawings that the kit exports by name, such as `downloadGlyph`. */
export type GlyphShape = LucideIcon;

/** 16, 20 or 24 px. A button, a tile or a field of the kit gives its icon its own size whatever this says. */
export type IconSize = 'small' | 'medium' | 'large';

/** What `Glyph` takes. */
export interface GlyphProps {
  shape: GlyphShape;
  /** @default 'medium' */
  size?: IconSize;
  /** It points along the text, and so turns round where that runs right-to-left. @default false */
  isDirectional?: boolean;
  /** Its name for screen readers, where no word beside it says the same. Without it they pass it over. */
  label?: string;
  className?: string;
  ref?: Ref<SVGSVGElement>;
}

/** A line icon that is known when the app is written, for what has to stay light. Where the name comes from data, use `Icon`. */
export function Glyph({ shape, size = 'medium', isDirectional = false, label, ...rest }: GlyphProps) {
  const named = label === undefined ? {} : { role: 'img', 'aria-label': label };
  return <StyledIcon {...rest} {...named} as={shape} data-size={size} data-directional={isDirectional || undefined} />;
}
