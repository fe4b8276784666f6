import { styled } from 'styled-components';
import { icons, media, square } from '../theme/styles.ts';
import { tokens } from '../tokens/index.ts';

/**
 * The circle keeps its size if the text is larger. The initials therefore stop growing at three sevenths of it, so
 * that the two widest letters of a wide font fit.
 */
export const Root = styled.span`
  display: inline-grid;
  flex: none;
  place-items: center;
  box-sizing: border-box;
  border-radius: ${tokens.radius.round};
  background: ${tokens.color.backgroundSelected};
  color: ${tokens.color.textLink};
  overflow: hidden;
  -webkit-user-select: none;
  user-select: none;

  &[data-size='small'] {
    ${square('28px')}
    font: ${tokens.type.metaStrong};
    font-size: min(0.75rem, 12px);
  }
  &[data-size='medium'] {
    ${square('40px')}
    font: ${tokens.type.bodyStrong};
    font-size: min(0.875rem, 17px);
  }
  &[data-size='large'] {
    ${square('72px')}
    font: ${tokens.type.pageTitle};
    font-size: min(1.25rem, 31px);
  }

  ${icons('> svg', '60%')}

  ${media.forcedColors} {
    border: 1px solid CanvasText;
  }
`;

export const Picture = styled.img`
  ${square('100%')}
  object-fit: cover;
`;
