import { tokens } from '@gantry/ui-kit';
import { styled } from 'styled-components';

/** The buttons stay where they are when the text grows. The banner of the live connection may lie below. */
export const Place = styled.div`
  inline-size: min(100%, 800px);
  margin-block-end: ${tokens.space.s8};
`;
