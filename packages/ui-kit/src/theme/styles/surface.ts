import { css } from 'styled-components';
import { tokens } from '../../tokens/index.ts';

/**
 * What a part of the kit outside the page's own flow (a popover, a drawer, a toast region) starts from. It takes nothing
 * from the host page, whose styles it may not know.
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

/** The look of a layer that floats: background, hairline, radius, shadow. */
export const floatingSurface = css`
  ${surfaceRoot}
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius.floating};
  background: ${tokens.color.backgroundFloating};
  box-shadow: ${tokens.shadow.floating};
`;
