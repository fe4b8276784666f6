import { tokens } from '@gantry/ui-kit';
import { styled } from 'styled-components';

export const LoadingPlace = styled.div`
  padding: ${tokens.space.s24} ${tokens.size.gutter};
`;

export const ErrorPlace = styled.div`
  padding: ${tokens.space.s24} ${tokens.size.gutter};
`;
