import { css } from 'styled-components';
import { tokens } from '../../tokens/index.ts';

/**
 * The base style of a layer outside the page flow, such as a popover, a drawer or a toast region. It inherits nothing
 * from the host page, whose styles are unknown.
 */
export const surfaceRoot = css`
  box-sizing: border-box;
  color: ${tokens.color.text};
  font: ${tokens.type.body};
  letter-spacing: normal;
  text-align: start;

  :where(& *, & *::before, & *::after) {
    box-sizing: border-box;
  }
`;

/** The look of a floating layer: background, border, radius, shadow. */
export const floatingSurface = css`
  ${surfaceRoot}
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius.floating};
  background: ${tokens.color.backgroundFloating};
  box-shadow: ${tokens.shadow.floating};
`;
