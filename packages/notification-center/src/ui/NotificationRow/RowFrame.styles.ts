import { Link, tokens } from '@gantry/ui-kit';
import { styled, type CSSProperties } from 'styled-components';

/**
 * An icon in a colour that came as data. Its hue is the data's; lightness and chroma are kept where the icon stays visible on
 * the surface, light or dark, and no louder than the other icons.
 */
export const Tint = styled.span<{ style?: CSSProperties & { '--gantry-notification-icon-color': string } }>`
  display: inline-flex;
  color: var(--gantry-notification-icon-color);

  @supports (color: oklch(from red l c h)) {
    color: light-dark(
      oklch(from var(--gantry-notification-icon-color) min(l, 0.58) min(c, 0.15) h),
      oklch(from var(--gantry-notification-icon-color) max(l, 0.7) min(c, 0.14) h)
    );
  }
`;

/** As large as the small buttons beside it, so that it is as easily hit. */
export const ActionLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-block-size: ${tokens.density.controlSizeSmall};
  padding-inline: ${tokens.space.s12};
  font: ${tokens.type.bodyStrong};
  text-decoration: none;

  &[data-hovered] {
    text-decoration: underline;
  }
`;
