import { styled } from 'styled-components';
import { media } from '../theme/styles.ts';
import { tokens } from '../tokens/index.ts';

export const Root = styled.span`
  display: inline-grid;
  flex: none;
  place-items: center;
  box-sizing: border-box;
  border-radius: ${tokens.radius.round};
  background: ${tokens.color.backgroundSelected};
  color: ${tokens.color.textLink};
  overflow: hidden;
  user-select: none;

  &[data-size='small'] {
    inline-size: 28px;
    block-size: 28px;
    font: ${tokens.type.metaStrong};
  }
  &[data-size='medium'] {
    inline-size: 40px;
    block-size: 40px;
    font: ${tokens.type.bodyStrong};
  }
  &[data-size='large'] {
    inline-size: 72px;
    block-size: 72px;
    font: ${tokens.type.pageTitle};
  }

  & > svg {
    inline-size: 60%;
    block-size: 60%;
  }

  ${media.forcedColors} {
    border: 1px solid CanvasText;
  }
`;

export const Picture = styled.img`
  inline-size: 100%;
  block-size: 100%;
  object-fit: cover;
`;
