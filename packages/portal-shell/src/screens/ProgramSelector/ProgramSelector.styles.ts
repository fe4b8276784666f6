import { tokens } from '@gantry/ui-kit';
import { styled } from 'styled-components';

export const Name = styled.span`
  display: flex;
  align-items: center;
  gap: ${tokens.space.s8};
  text-align: start;
`;
