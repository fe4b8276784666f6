import { tokens } from '@gantry/ui-kit';
import { styled } from 'styled-components';

export const Region = styled.section`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-inline-size: 0;

  &:focus {
    outline: none;
  }
`;

export const LoadingPlace = styled.div`
  padding: ${tokens.space.s24} ${tokens.size.gutter};
`;

export const ErrorPlace = styled.div`
  padding: ${tokens.space.s24} ${tokens.size.gutter};
`;
