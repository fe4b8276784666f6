import { tokens } from '@gantry/ui-kit';
import { styled } from 'styled-components';

export const Body = styled.div`
  display: flex;
  align-items: stretch;
  min-block-size: calc(100dvh - ${tokens.size.bar});
`;

export const Main = styled.main`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-inline-size: 0;

  &:focus {
    outline: none;
  }
`;
