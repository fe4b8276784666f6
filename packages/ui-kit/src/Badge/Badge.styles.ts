import { styled } from 'styled-components';
import { tabularFigures } from '../theme/styles.ts';
import { tokens } from '../tokens/index.ts';

export const Pill = styled.span`
  display: inline-grid;
  place-items: center;
  flex: none;
  box-sizing: border-box;
  min-inline-size: 1.125rem;
  block-size: 1.125rem;
  padding-inline: 5px;
  border: 1px solid transparent;
  border-radius: ${tokens.radius.round};
  background: ${tokens.color.signal};
  color: ${tokens.color.textOnSignal};
  font: ${tokens.type.metaStrong};
  line-height: 1;
  /* The system would put its own background behind the figure alone, which would then have no contrast. */
  forced-color-adjust: none;
  ${tabularFigures}

  &[data-tone='neutral'] {
    border-color: ${tokens.color.border};
    background: ${tokens.color.backgroundSunken};
    color: ${tokens.color.text};
  }
`;
