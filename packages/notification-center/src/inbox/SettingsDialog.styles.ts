import { tokens } from '@gantry/ui-kit';
import { styled } from 'styled-components';

export const Choices = styled.div`
  display: grid;
  gap: ${tokens.space.s12};

  & > label {
    justify-content: space-between;
  }
`;

export const Hint = styled.p`
  margin: 0;
  color: ${tokens.color.textMuted};
  font: ${tokens.type.body};
`;
