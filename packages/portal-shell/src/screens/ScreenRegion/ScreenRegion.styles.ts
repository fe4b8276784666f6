import { styled } from 'styled-components';

export const Region = styled.div`
  flex: 1;
  min-inline-size: 0;

  &:focus {
    outline: none;
  }
`;
