import { tokens } from '@gantry/ui-kit';
import { styled } from 'styled-components';

/** Elements below each other. `data-gap` makes the gap between them another one. */
export const Stack = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space.s12};

  &[data-gap='16'] {
    gap: ${tokens.space.s16};
  }
  &[data-gap='24'] {
    gap: ${tokens.space.s24};
  }
`;
