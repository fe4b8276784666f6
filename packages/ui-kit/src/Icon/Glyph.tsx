import type { LucideIcon } from 'lucide-react';
import { StyledIcon } from './Icon.styles.ts';
import type { ElementProps } from '../element/ElementProps.ts';

/** One of the drawings that the kit exports by name, such as `downloadGlyph`. */
export type GlyphShape = LucideIcon;

/** `aria-label` is optional, because most icons are decorative. */
export interface GlyphProps extends ElementProps<SVGSVGElement> {
  readonly shape: GlyphShape;
  /** 16, 20 or 24 px. A button, a tile or a field of the kit overrides the size of its icon. @default 'medium' */
  readonly size?: 'small' | 'medium' | 'large';
  /** The icon points along the text, so it is mirrored in right-to-left text. @default false */
  readonly isDirectional?: boolean;
  /** The name for screen readers, if no text beside the icon says the same. Without it the icon is hidden from them. */
  readonly 'aria-label'?: string;
}

/** Draws a line icon that is fixed at build time, so that the app loads no others. For a name from data, use `Icon`. */
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
