import { styled } from 'styled-components';
import { tokens } from '../tokens/index.ts';

export const Drawing = styled.svg`
  inline-size: 120px;
  block-size: auto;
  max-inline-size: 100%;
  fill: none;
  stroke: currentcolor;
  stroke-width: 1.5;
  stroke-linecap: round;
  stroke-linejoin: round;
  color: ${tokens.color.borderStrong};

  &[data-size='large'] {
    inline-size: 180px;
  }

  /* The one part of a drawing that the eye should meet first. */
  & [data-part='accent'] {
    stroke: ${tokens.color.signal};
  }
  & [data-part='accentArea'] {
    fill: ${tokens.color.signal};
    stroke: none;
  }
  /* Hides what is drawn behind it. */
  & [data-part='paper'] {
    fill: ${tokens.color.backgroundSurface};
  }
  & [data-part='detail'] {
    opacity: 0.5;
  }
`;
