import { tokens } from '@gantry/ui-kit';
import { styled } from 'styled-components';

export const Mark = styled.span`
  flex: none;
  inline-size: 12px;
  block-size: 12px;
  border: 1px solid ${tokens.color.borderStrong};
  border-radius: 3px;
  forced-color-adjust: none;

  &[data-colored] {
    border-color: transparent;
  }
`;
