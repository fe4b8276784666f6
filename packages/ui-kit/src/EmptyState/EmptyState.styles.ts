import { styled } from 'styled-components';
import { CardDescription, CardTitle } from '../ErrorCard/ErrorCard.styles.ts';
import { tokens } from '../tokens/index.ts';

export const Root = styled.div`
  display: grid;
  justify-items: center;
  gap: ${tokens.space.s16};
  padding: ${tokens.space.s32} ${tokens.space.s16};
  text-align: center;
`;

export const Words = styled.div`
  display: grid;
  gap: ${tokens.space.s4};
  max-inline-size: 44ch;
  overflow-wrap: anywhere;
`;

export const Title = styled(CardTitle)`
  text-wrap: balance;
`;

export const Description = styled(CardDescription)`
  text-wrap: pretty;
`;
