import { tokens } from '@gantry/ui-kit';
import { styled } from 'styled-components';

export const Mark = styled.svg`
  inline-size: 24px;
  block-size: 24px;
  fill: none;
  stroke: ${tokens.color.textOnBar};
  stroke-width: 1.75;
  stroke-linecap: round;
  stroke-linejoin: round;

  & [data-part='load'] {
    fill: ${tokens.color.signal};
    stroke: ${tokens.color.signal};
  }
`;
